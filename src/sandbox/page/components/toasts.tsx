import { useClient, useView } from '../client.js';
import { Icon } from './icon.js';

export function Toasts() {
  const client = useClient();
  const toasts = useView((state) => state.toasts);
  return (
    <div class="toasts" role="alert">
      {toasts.map(({ id, text, tone }) => (
        <div key={id} class={`toast ${tone}`}>
          <span>{text}</span>
          <button
            type="button"
            class="icon-button"
            aria-label="Close this notice"
            onClick={() => client.store.dispatch({ type: 'toastGone', id })}
          >
            <Icon name="close" />
          </button>
        </div>
      ))}
    </div>
  );
}
