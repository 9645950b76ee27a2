import type { APIMessage } from 'discord-api-types/v10';
import { useView } from '../client.js';
import { spoken } from '../spoken.js';
import { mySession } from '../state/model.js';
import { Icon } from './icon.js';

/** The message that is replied to, in one line. */
export function ReplyLine({ message }: { readonly message: APIMessage }) {
  const world = useView((state) => mySession(state).world);
  return (
    <button
      type="button"
      class="reply-line"
      onClick={() => {
        const row = document.querySelector(`[data-message-id="${message.id}"]`);
        row?.scrollIntoView({ block: 'center' });
      }}
    >
      <Icon name="reply" />
      <span>{spoken({ message, ephemeral: false, thinking: false }, world)}</span>
    </button>
  );
}
