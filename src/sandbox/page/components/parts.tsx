import type { APIMessageComponent } from 'discord-api-types/v10';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { PART } from '../discord.js';
import { Markdown } from '../markdown/markdown.js';
import { FileCard } from './attachments.js';
import { ButtonPart } from './button-part.js';
import { cssColor } from './embeds.js';
import { PictureView } from './picture.js';
import { SelectPart } from './select-part.js';

interface Where {
  readonly channelId: string;
  readonly messageId: string;
}

/** A message's components, the old rows and the new layout ones alike. */
export function Parts({ parts, ...where }: Where & { readonly parts: readonly APIMessageComponent[] }) {
  if (parts.length === 0) return null;
  return <div class="parts">{parts.map((part, index) => partView(part, where, index))}</div>;
}

function partView(part: APIMessageComponent, where: Where, key: number): ComponentChildren {
  const inside = (parts: readonly APIMessageComponent[]) => parts.map((inner, index) => partView(inner, where, index));
  switch (part.type) {
    case PART.row:
      return (
        <div key={key} class="row">
          {inside(part.components)}
        </div>
      );
    case PART.button:
      return <ButtonPart key={key} button={part} {...where} />;
    case PART.stringSelect:
    case PART.userSelect:
    case PART.roleSelect:
    case PART.mentionableSelect:
    case PART.channelSelect:
      return <SelectPart key={part.custom_id} select={part} {...where} />;
    case PART.text:
      return <Markdown key={key} text={part.content} />;
    case PART.section:
      return (
        <div key={key} class="section">
          <div class="section-text">{inside(part.components)}</div>
          <div class="section-accessory">{partView(part.accessory, where, 0)}</div>
        </div>
      );
    case PART.thumbnail:
      return <PictureView key={key} url={part.media.url} alt={part.description ?? ''} spoiler={part.spoiler} small />;
    case PART.gallery:
      return (
        <div key={key} class={`gallery of-${Math.min(part.items.length, 4)}`}>
          {part.items.map(({ media, description, spoiler }) => (
            <PictureView
              key={media.url}
              url={media.url}
              alt={description ?? ''}
              width={media.width}
              height={media.height}
              spoiler={spoiler}
            />
          ))}
        </div>
      );
    case PART.file:
      return <FileCard key={key} url={part.file.url} name={part.name ?? fileName(part.file.url)} size={part.size} />;
    case PART.separator:
      return <hr key={key} class={`separator ${part.divider === false ? 'plain' : ''} size-${part.spacing ?? 1}`} />;
    case PART.container:
      return (
        <Container key={key} color={cssColor(part.accent_color)} spoiler={part.spoiler ?? false}>
          {inside(part.components)}
        </Container>
      );
    default:
      return null;
  }
}

const fileName = (url: string): string =>
  decodeURIComponent(new URL(url, location.href).pathname.split('/').at(-1) ?? 'file');

interface ContainerProps {
  readonly color: string | undefined;
  readonly spoiler: boolean;
  readonly children: ComponentChildren;
}

function Container({ color, spoiler, children }: ContainerProps) {
  const [hidden, setHidden] = useState(spoiler);
  return (
    <div class={`container ${color ? 'accented' : ''}`} style={{ '--accent-bar': color ?? '' }}>
      {hidden ? (
        <button type="button" class="button secondary" onClick={() => setHidden(false)}>
          Spoiler: show
        </button>
      ) : (
        children
      )}
    </div>
  );
}
