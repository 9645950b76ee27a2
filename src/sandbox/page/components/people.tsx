import { useState } from 'preact/hooks';
import type { PageUser } from '../../page-api.js';
import { useClient, useView } from '../client.js';
import { COMMAND } from '../discord.js';
import { mySession, type State } from '../state/model.js';
import { Avatar } from './avatar.js';
import { Icon } from './icon.js';
import { Menu } from './menu.js';

const NO_USERS: readonly PageUser[] = [];

/** Who is at the keyboard. Everybody plays on this one page. */
export function People() {
  const client = useClient();
  const users = useView((state) => mySession(state).world?.users ?? NO_USERS);
  const follow = useView((state) => state.follow);
  const people = users.filter((user) => !user.bot);
  return (
    <section class="people" aria-labelledby="people-title">
      <div class="side-title">
        <h2 id="people-title">You play as</h2>
        <AddPerson />
      </div>
      <ul>
        {people.map((person, index) => (
          <Person key={person.id} person={person} number={index + 1} />
        ))}
      </ul>
      <label class="switch" title="Hot seat: switch to whoever is pinged">
        <input
          type="checkbox"
          role="switch"
          aria-checked={follow}
          checked={follow}
          onChange={(event) => client.store.dispatch({ type: 'follow', on: event.currentTarget.checked })}
        />
        <span>Follow the turn</span>
      </label>
    </section>
  );
}

const pingCount = (state: State, userId: string): number =>
  Object.values(state.pings[userId] ?? {}).reduce((sum, ids) => sum + ids.length, 0);

function Person({ person, number }: { readonly person: PageUser; readonly number: number }) {
  const client = useClient();
  const me = useView((state) => state.me === person.id);
  const pings = useView((state) => pingCount(state, person.id));
  return (
    <li class={`person ${me ? 'here' : ''}`}>
      <button
        type="button"
        class="person-name"
        aria-pressed={me}
        aria-label={pings > 0 ? `${person.name}, ${pings} mentions` : person.name}
        title={number <= 9 ? `Play as ${person.name} (key ${number})` : `Play as ${person.name}`}
        onClick={() => client.become(person.id)}
      >
        <Avatar userId={person.id} name={person.name} />
        <span>{person.name}</span>
        {pings > 0 && <span class="badge">{pings}</span>}
        <span class="language">{person.locale.slice(0, 2)}</span>
        {number <= 9 && <kbd>{number}</kbd>}
      </button>
      <PersonMenu person={person} />
    </li>
  );
}

const LOCALES = [
  ['en-US', 'English'],
  ['pl', 'polski'],
] as const;

function PersonMenu({ person }: { readonly person: PageUser }) {
  const client = useClient();
  const channelId = useView((state) => state.channelId);
  const commands = useView((state) => mySession(state).world?.commands);
  const [name, setName] = useState(person.name);
  return (
    <Menu label={`Options of ${person.name}`} icon="more" class="up">
      {(close) => (
        <>
          <form
            onSubmit={(event) => {
              event.preventDefault();
              if (name.trim()) void client.ask({ op: 'setUser', userId: person.id, name: name.trim() });
              close();
            }}
          >
            <label class="field">
              <span>Name</span>
              <input value={name} maxLength={32} onInput={(event) => setName(event.currentTarget.value)} />
            </label>
            <button type="submit" class="button secondary">
              Rename
            </button>
          </form>
          <fieldset class="choice-row">
            <legend>Language</legend>
            {LOCALES.map(([locale, label]) => (
              <label key={locale}>
                <input
                  type="radio"
                  name={`locale-${person.id}`}
                  checked={person.locale === locale}
                  onChange={() => void client.ask({ op: 'setUser', userId: person.id, locale })}
                />
                {label}
              </label>
            ))}
          </fieldset>
          {commands
            ?.filter((command) => command.type === COMMAND.user)
            .map((command) => (
              <button
                key={command.id}
                type="button"
                class="menu-item"
                onClick={() => {
                  if (channelId) {
                    void client.ask({ op: 'contextMenu', channelId, commandId: command.id, targetId: person.id });
                  }
                  close();
                }}
              >
                {command.name_localizations?.[person.locale as 'pl'] ?? command.name}
              </button>
            ))}
        </>
      )}
    </Menu>
  );
}

function AddPerson() {
  const client = useClient();
  const [name, setName] = useState('');
  return (
    <Menu label="Add a person" icon="plus" class="up">
      {(close) => (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            if (name.trim()) void client.ask({ op: 'addUser', name: name.trim() });
            setName('');
            close();
          }}
        >
          <label class="field">
            <span>Name of the new person</span>
            <input value={name} maxLength={32} required onInput={(event) => setName(event.currentTarget.value)} />
          </label>
          <button type="submit" class="button primary">
            <Icon name="plus" /> Add
          </button>
        </form>
      )}
    </Menu>
  );
}
