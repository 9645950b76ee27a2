import { useClient, useView } from '../client.js';
import { Composer } from '../palette/composer.js';
import { PaneContext } from '../pane.js';
import { mySession } from '../state/model.js';
import { usePaneOf } from './channel-pane.js';
import { Icon } from './icon.js';
import { MessageList } from './message-list.js';

/** A thread beside its channel. */
export function ThreadPane({ channelId }: { readonly channelId: string }) {
  const client = useClient();
  const name = useView((state) => mySession(state).world?.channels.find(({ id }) => id === channelId)?.name ?? '');
  const [pane, composer] = usePaneOf(channelId);
  return (
    <PaneContext.Provider value={pane}>
      <aside class="pane thread" aria-label={`Thread ${name}`}>
        <header class="pane-header">
          <Icon name="thread" />
          <h2>{name}</h2>
          <span class="grow" />
          <button
            type="button"
            class="icon-button"
            aria-label="Close the thread"
            onClick={() => client.openThread(undefined)}
          >
            <Icon name="close" />
          </button>
        </header>
        <MessageList channelId={channelId} label={`Messages in thread ${name}`} />
        <Composer channelId={channelId} place={`“${name}”`} handle={composer} />
      </aside>
    </PaneContext.Provider>
  );
}
