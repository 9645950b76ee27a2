import { useClient, useView } from '../client.js';
import { mySession } from '../state/model.js';
import { Icon } from './icon.js';

/** The way into a thread. */
export function ThreadLink({
  threadId,
  plain = false,
}: {
  readonly threadId: string | undefined;
  readonly plain?: boolean;
}) {
  const client = useClient();
  const thread = useView((state) => mySession(state).world?.channels.find(({ id }) => id === threadId));
  if (!thread) return null;
  const open = () => client.open(thread.id);
  if (plain) {
    return (
      <button type="button" class="link" onClick={open}>
        See thread
      </button>
    );
  }
  return (
    <button type="button" class="thread-link" aria-label={`Open thread ${thread.name ?? ''}`} onClick={open}>
      <Icon name="thread" />
      <strong>{thread.name}</strong>
      <span>Open thread ›</span>
    </button>
  );
}
