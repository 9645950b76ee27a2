import type { APIChannel } from 'discord-api-types/v10';
import { useState } from 'preact/hooks';
import { useClient, useView } from '../client.js';
import { byAge, isArchived, isDm, isThread, parentOf } from '../discord.js';
import { mySession, type State } from '../state/model.js';
import { Icon, type IconName } from './icon.js';
import { People } from './people.js';
import { Settings } from './settings.js';

/** Places on top, people below. */
export function Sidebar() {
  const guild = useView((state) => mySession(state).world?.guild.name ?? '');
  return (
    <nav class="sidebar" aria-label="Places and people">
      <header class="guild">
        <h1>{guild || 'Wartable'}</h1>
        <Settings />
      </header>
      <div class="sidebar-scroll">
        <Places />
      </div>
      <People />
    </nav>
  );
}

const NO_CHANNELS: readonly APIChannel[] = [];

function Places() {
  const channels = useView((state) => mySession(state).world?.channels ?? NO_CHANNELS);
  const texts = channels.filter((channel) => !isThread(channel) && !isDm(channel));
  const threads = channels
    .filter((channel) => isThread(channel) && !isArchived(channel))
    .sort((a, b) => byAge(b.id, a.id));
  return (
    <>
      <div class="side-title">
        <h2 id="channels-title">Channels</h2>
        <AddChannel />
      </div>
      <ul class="places" aria-labelledby="channels-title">
        {texts.map((channel) => (
          <li key={channel.id}>
            <Place channel={channel} icon="hash" />
            <ul>
              {threads
                .filter((thread) => parentOf(thread) === channel.id)
                .map((thread) => (
                  <li key={thread.id}>
                    <Place channel={thread} icon="thread" />
                  </li>
                ))}
            </ul>
          </li>
        ))}
      </ul>
      <h2 class="side-title" id="dm-title">
        Direct message
      </h2>
      <ul class="places" aria-labelledby="dm-title">
        {channels.filter(isDm).map((channel) => (
          <li key={channel.id}>
            <Place channel={channel} icon="at" />
          </li>
        ))}
      </ul>
    </>
  );
}

const pingsIn = (state: State, channelId: string): number =>
  state.me ? (state.pings[state.me]?.[channelId]?.length ?? 0) : 0;

function Place({ channel, icon }: { readonly channel: APIChannel; readonly icon: IconName }) {
  const client = useClient();
  const here = useView((state) => state.channelId === channel.id || state.threadId === channel.id);
  const unread = useView((state) => mySession(state).unread[channel.id] ?? 0);
  const pings = useView((state) => pingsIn(state, channel.id));
  const botName = useView((state) => {
    const world = mySession(state).world;
    return world?.users.find((user) => user.id === world.botUserId)?.name ?? 'the bot';
  });
  const name = isDm(channel) ? botName : (channel.name ?? 'unnamed');
  const notes = [unread > 0 && `${unread} unread`, pings > 0 && `${pings} mentions`].filter(Boolean).join(', ');
  return (
    <button
      type="button"
      class={`place ${here ? 'here' : ''} ${unread > 0 ? 'unread' : ''}`}
      aria-label={notes ? `${name}, ${notes}` : name}
      aria-current={here ? 'page' : undefined}
      onClick={() => client.open(channel.id)}
    >
      <Icon name={icon} />
      <span class="place-name">{name}</span>
      {pings > 0 && <span class="badge">{pings}</span>}
    </button>
  );
}

function AddChannel() {
  const client = useClient();
  const [open, setOpen] = useState(false);
  const [name, setName] = useState('');
  if (!open) {
    return (
      <button
        type="button"
        class="icon-button"
        aria-label="Add a channel"
        title="Add a channel"
        onClick={() => setOpen(true)}
      >
        <Icon name="plus" />
      </button>
    );
  }
  return (
    <form
      class="inline-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim()) void client.ask({ op: 'createChannel', name: name.trim() });
        setOpen(false);
        setName('');
      }}
    >
      <input
        aria-label="Name of the new channel"
        placeholder="new-channel"
        value={name}
        maxLength={100}
        ref={(input) => input?.focus()}
        onInput={(event) => setName(event.currentTarget.value)}
        onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}
        onBlur={() => !name && setOpen(false)}
      />
    </form>
  );
}
