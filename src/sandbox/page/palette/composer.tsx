import { useEffect, useId, useMemo, useRef, useState } from 'preact/hooks';
import { useClient, useView } from '../client.js';
import { Avatar } from '../components/avatar.js';
import { Icon } from '../components/icon.js';
import { movedTo } from '../keys.js';
import { mySession } from '../state/model.js';
import { leafNamed, leavesOf } from './commands.js';
import { type Draft, draftText, faultsOf, focusOn, optionsOf, startDraft, stepBack } from './draft.js';
import { DraftBar } from './draft-bar.js';
import { Suggestions } from './suggestions.js';
import { useSurroundings } from './surroundings.js';
import { readTyped, splitTyped, typedInto } from './typed.js';
import { useSuggestions } from './use-suggestions.js';

export interface ComposerHandle {
  compose: (commandName: string) => void;
}

interface Props {
  readonly channelId: string;
  readonly place: string;
  readonly handle: ComposerHandle;
}

/** Where messages and commands are written. A slash opens the list of commands. */
export function Composer({ channelId, place, handle }: Props) {
  const client = useClient();
  const world = useView((state) => mySession(state).world);
  const me = world?.users.find(({ id }) => id === world.me);
  const locale = me?.locale ?? 'en-US';
  const around = useSurroundings();
  const commands = world?.commands;
  const leaves = useMemo(() => leavesOf(commands ?? [], locale), [commands, locale]);
  const [text, setText] = useState('');
  const [draft, setDraft] = useState<Draft | undefined>(undefined);
  const [tail, setTail] = useState('');
  const [closed, setClosed] = useState(false);
  const [tried, setTried] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const listId = useId();

  const begin = (next: Draft | undefined) => {
    setDraft(next);
    setText('');
    setTail('');
    setTried(false);
    setClosed(false);
  };
  const change = (next: Draft | undefined) => {
    setDraft(next);
    setTail('');
    setClosed(false);
  };
  handle.compose = (name) => {
    const leaf = leafNamed(leaves, name);
    if (leaf) begin(startDraft(leaf));
    else client.toast(`There is no command /${name} here.`);
  };
  // The field comes back when a command is sent or given up.
  const composing = draft !== undefined;
  const wasComposing = useRef(false);
  useEffect(() => {
    if (wasComposing.current && !composing) field.current?.focus();
    wasComposing.current = composing;
  }, [composing]);

  const suggestions = useSuggestions({ leaves, text, draft, tail, closed, channelId, around, locale, begin, change });
  const { items, at, point } = suggestions;
  const faults = useMemo(
    () => (draft && tried ? faultsOf(draft, around) : new Map<string, string>()),
    [draft, tried, around],
  );

  const run = async (next: Draft) => {
    const wrong = faultsOf(next, around);
    const [first] = wrong.keys();
    if (first !== undefined) {
      begin(focusOn(next, first));
      setClosed(true);
      setTried(true);
      return;
    }
    begin(undefined);
    if (me) client.lastDraft.set(me.id, next);
    const options = optionsOf(next, around);
    const sent = await client.ask({ op: 'slash', channelId, commandId: next.leaf.commandId, options });
    if (!sent) begin(focusOn(next, undefined));
  };

  const send = async () => {
    if (draft) return run(draft);
    const line = text.trim();
    if (!line) return;
    if (line.startsWith('/')) {
      const typed = readTyped(leaves, line);
      // A bare name asks for its options; that they are missing is no fault yet.
      if (typed?.pills.length && typed.pills.every((pill) => !pill.text)) return begin(typed);
      if (typed) return run(typed);
      return client.toast(`There is no command “${line.split(' ')[0]}”. Type / to see all of them.`);
    }
    setText('');
    if (!(await client.ask({ op: 'say', channelId, content: line }))) setText(line);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const next = event.key === 'Home' || event.key === 'End' ? undefined : movedTo(event.key, at, items.length);
    const chosen = items[at];
    if (next !== undefined) point(next);
    else if (event.key === 'Escape' && (items.length > 0 || draft)) {
      if (items.length > 0) setClosed(true);
      else begin(undefined);
    } else if (event.key === 'Enter' && !event.shiftKey) {
      const whole = draft ? undefined : splitTyped(leaves, text.trim());
      if (chosen && !(whole && text.startsWith('/'))) chosen.pick();
      else void send();
    } else if (event.key === 'Tab' && !event.shiftKey && chosen) chosen.pick();
    else if (event.key === 'ArrowUp' && !draft && text === '') {
      const last = me && client.lastDraft.get(me.id);
      if (!last) return;
      begin(focusOn(last, undefined));
    } else if (event.key === 'Backspace' && draft && (event.target as HTMLInputElement).value === '') {
      const back = stepBack(draft);
      if (back) change(back);
      else begin(undefined);
    } else return;
    event.preventDefault();
  };

  const activeId = items[at] ? `${listId}-${at}` : undefined;
  const fault = draft?.focus !== undefined ? faults.get(draft.focus) : undefined;
  return (
    <div class="composer">
      {suggestions.visible && (
        <Suggestions
          id={listId}
          label={suggestions.label}
          heading={suggestions.heading}
          status={suggestions.status}
          items={items}
          at={at}
          onPoint={point}
        />
      )}
      {fault && (
        <p class="fault" role="alert">
          {fault}
        </p>
      )}
      <form
        class="composer-box"
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        {me && <Avatar userId={me.id} name={me.name} />}
        {draft ? (
          <DraftBar
            draft={draft}
            tail={tail}
            faults={faults}
            listId={listId}
            activeId={activeId}
            onDraft={change}
            onText={(name, typed) => change(typedInto(draft, name, typed))}
            onTail={(typed) => {
              const moved = typed.endsWith(':') ? typedInto(draft, undefined, typed) : draft;
              if (moved !== draft) change(moved);
              else setTail(typed);
            }}
            onKeyDown={onKeyDown}
          />
        ) : (
          <textarea
            ref={field}
            rows={Math.min(8, text.split('\n').length)}
            aria-label={`Message ${place}`}
            aria-controls={suggestions.visible ? listId : undefined}
            aria-activedescendant={activeId}
            aria-autocomplete="list"
            placeholder={`Message ${place} as ${me?.name ?? '…'}, or type / for commands`}
            value={text}
            maxLength={2000}
            onInput={(event) => {
              const typed = event.currentTarget.value;
              const leaf = /^\/.* $/.test(typed) ? leafNamed(leaves, typed.slice(1, -1).toLowerCase()) : undefined;
              if (leaf) begin(startDraft(leaf));
              else {
                setText(typed);
                setClosed(false);
              }
            }}
            onKeyDown={onKeyDown}
          />
        )}
        {draft && (
          <button
            type="button"
            class="icon-button"
            aria-label={`Give up ${draftText(draft)}`}
            onClick={() => begin(undefined)}
          >
            <Icon name="close" />
          </button>
        )}
        <button type="submit" class="icon-button send" aria-label="Send" disabled={!draft && !text.trim()}>
          <Icon name="send" />
        </button>
      </form>
    </div>
  );
}
