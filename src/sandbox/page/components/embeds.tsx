import type { APIEmbed } from 'discord-api-types/v10';
import { Markdown } from '../markdown/markdown.js';
import { PictureView } from './picture.js';

export const cssColor = (color: number | null | undefined): string | undefined =>
  color === null || color === undefined ? undefined : `#${color.toString(16).padStart(6, '0')}`;

export function Embeds({ embeds }: { readonly embeds: readonly APIEmbed[] }) {
  return (
    <>
      {embeds.map((embed, index) => (
        <article key={index} class="embed" style={{ '--accent-bar': cssColor(embed.color) ?? '' }}>
          {embed.author && <p class="embed-small">{embed.author.name}</p>}
          {embed.title && (
            <p class="embed-title">
              {embed.url ? (
                <a href={embed.url} target="_blank" rel="noreferrer noopener">
                  {embed.title}
                </a>
              ) : (
                embed.title
              )}
            </p>
          )}
          {embed.description && <Markdown text={embed.description} />}
          {embed.fields && (
            <dl class="embed-fields">
              {embed.fields.map((field) => (
                <div key={field.name} class={field.inline ? 'inline' : ''}>
                  <dt>{field.name}</dt>
                  <dd>
                    <Markdown text={field.value} />
                  </dd>
                </div>
              ))}
            </dl>
          )}
          {embed.image && (
            <PictureView url={embed.image.url} alt="" width={embed.image.width} height={embed.image.height} />
          )}
          {embed.footer && <p class="embed-small">{embed.footer.text}</p>}
        </article>
      ))}
    </>
  );
}
