import type { APIButtonComponent, APIMessageComponentEmoji } from 'discord-api-types/v10';
import { useClient, useView } from '../client.js';
import { mySession } from '../state/model.js';
import { Icon } from './icon.js';

const STYLES = ['', 'primary', 'secondary', 'success', 'danger', 'link-button', 'primary'] as const;
const LINK = 5;
const PREMIUM = 6;

interface Props {
  readonly button: APIButtonComponent;
  readonly channelId: string;
  readonly messageId: string;
}

export function ButtonPart({ button, channelId, messageId }: Props) {
  const client = useClient();
  const customId = 'custom_id' in button ? button.custom_id : undefined;
  const waiting = useView((state) =>
    mySession(state).pressed.some((press) => press.messageId === messageId && press.customId === customId),
  );
  if (button.style === PREMIUM) return null;
  const content = (
    <>
      <Emoji emoji={button.emoji} />
      {button.label && <span class="button-label">{button.label}</span>}
    </>
  );
  if (button.style === LINK) {
    return (
      <a class="button secondary" href={button.url} target="_blank" rel="noreferrer noopener">
        {content}
        <Icon name="out" />
      </a>
    );
  }
  return (
    <button
      type="button"
      class={`button ${STYLES[button.style]} ${waiting ? 'waiting' : ''}`}
      disabled={button.disabled ?? false}
      aria-busy={waiting}
      aria-label={button.label ? undefined : button.emoji?.name}
      onClick={() => {
        if (!waiting) void client.press(channelId, messageId, button.custom_id);
      }}
    >
      {content}
      {waiting && <span class="spinner" aria-hidden="true" />}
    </button>
  );
}

export function Emoji({ emoji }: { readonly emoji: APIMessageComponentEmoji | undefined }) {
  if (!emoji?.name) return null;
  return (
    <span class="emoji" aria-hidden="true">
      {emoji.id ? `:${emoji.name}:` : emoji.name}
    </span>
  );
}
