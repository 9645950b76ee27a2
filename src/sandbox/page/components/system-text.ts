import type { APIMessage } from 'discord-api-types/v10';

const RECIPIENT_ADDED = 1;
const RECIPIENT_REMOVED = 2;
const NAME_CHANGED = 4;
const PINNED = 6;
const THREAD_CREATED = 18;
const THREAD_STARTER = 21;

/** What Discord writes itself, after the author's name; undefined for a message of people or bots. */
export function systemText(message: APIMessage): string | undefined {
  const others = message.mentions.map((user) => user.global_name ?? user.username).join(', ');
  switch (message.type as number) {
    case RECIPIENT_ADDED:
      return `added ${others} to the thread.`;
    case RECIPIENT_REMOVED:
      return others ? `removed ${others} from the thread.` : 'left the thread.';
    case NAME_CHANGED:
      return `changed the name to “${message.content}”.`;
    case PINNED:
      return 'pinned a message.';
    case THREAD_CREATED:
      return `started a thread: ${message.content}.`;
    case THREAD_STARTER:
      return 'started this thread from a message.';
    default:
      return undefined;
  }
}
