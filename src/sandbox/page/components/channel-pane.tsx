import { useMemo } from 'preact/hooks';
import { useClient, useView } from '../client.js';
import { isDm } from '../discord.js';
import { Composer, type ComposerHandle } from '../palette/composer.js';
import { PaneContext } from '../pane.js';
import { mySession } from '../state/model.js';
import { ChannelMenu } from './channel-menu.js';
import { Icon } from './icon.js';
import { MessageList } from './message-list.js';

/** The channel in the middle. */
export function ChannelPane({ channelId }: { readonly channelId: string }) {
  const client = useClient();
  const channel = useView((state) => mySession(state).world?.channels.find(({ id }) => id === channelId));
  const waiting = useView((state) => {
    const unread = Object.values(mySession(state).unread).some((count) => count > 0);
    return unread || Object.values(state.pings[state.me ?? ''] ?? {}).some((ids) => ids.length > 0);
  });
  const [pane, composer] = usePaneOf(channelId);
  if (!channel) return null;
  const dm = isDm(channel);
  const name = dm ? 'Direct message' : (channel.name ?? '');
  const topic = 'topic' in channel ? channel.topic : undefined;
  return (
    <PaneContext.Provider value={pane}>
      <main class="pane" aria-label={dm ? name : `Channel ${name}`}>
        <header class="pane-header">
          <button
            type="button"
            class="icon-button only-phone"
            aria-label="Places and people"
            onClick={() => client.store.dispatch({ type: 'drawer', open: true })}
          >
            <Icon name="menu" />
            {waiting && <span class="dot ping" />}
          </button>
          <Icon name={dm ? 'at' : 'hash'} />
          <h2>{name}</h2>
          {topic && <p class="topic">{topic}</p>}
          <span class="grow" />
          <TextOnly />
          {!dm && <ChannelMenu channelId={channelId} name={name} />}
        </header>
        <MessageList channelId={channelId} label={`Messages in ${name}`} />
        <Composer channelId={channelId} place={dm ? 'the bot' : `#${name}`} handle={composer} />
      </main>
    </PaneContext.Provider>
  );
}

/** A pane's context, and the handle its composer answers to. */
export function usePaneOf(channelId: string) {
  return useMemo(() => {
    const handle: ComposerHandle = { compose: () => {} };
    return [{ channelId, compose: (name: string) => handle.compose(name) }, handle] as const;
  }, [channelId]);
}

function TextOnly() {
  const client = useClient();
  const on = useView((state) => state.textOnly);
  return (
    <button
      type="button"
      class={`button toggle ${on ? 'on' : ''}`}
      aria-pressed={on}
      title="Hide all pictures and show their descriptions"
      onClick={() => client.store.dispatch({ type: 'textOnly', on: !on })}
    >
      <Icon name="picture" /> <span>Text only</span>
    </button>
  );
}
