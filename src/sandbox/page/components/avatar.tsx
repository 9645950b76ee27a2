import { useView } from '../client.js';
import { mySession } from '../state/model.js';

/** A person's colour with the first letter of the name. */
export function Avatar({ userId, name }: { readonly userId: string; readonly name: string }) {
  const user = useView((state) => mySession(state).world?.users.find((other) => other.id === userId));
  return (
    <span class={`avatar ${user?.bot ? 'bot' : ''}`} style={{ '--person': user?.color ?? '' }} aria-hidden="true">
      {(user?.name ?? name).slice(0, 1).toUpperCase()}
    </span>
  );
}
