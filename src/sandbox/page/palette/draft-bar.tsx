import { useLayoutEffect, useRef } from 'preact/hooks';
import { type Draft, focusOn, optionsLeft } from './draft.js';

interface Props {
  readonly draft: Draft;
  readonly tail: string;
  readonly faults: ReadonlyMap<string, string>;
  readonly listId: string;
  readonly activeId: string | undefined;
  readonly onDraft: (draft: Draft) => void;
  readonly onText: (name: string, text: string) => void;
  readonly onTail: (text: string) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** A command being filled in: its name, a pill for each option, and the place behind them. */
export function DraftBar({ draft, tail, faults, listId, activeId, onDraft, onText, onTail, onKeyDown }: Props) {
  const bar = useRef<HTMLFieldSetElement>(null);
  useLayoutEffect(() => {
    const field = bar.current?.querySelector<HTMLInputElement>(`[data-option="${draft.focus ?? ''}"]`);
    if (field && field !== document.activeElement) field.focus();
  }, [draft.focus, draft.leaf]);
  const list = {
    role: 'combobox',
    'aria-expanded': true,
    'aria-controls': listId,
    'aria-autocomplete': 'list',
  } as const;
  const left = optionsLeft(draft).length;
  return (
    <fieldset class="draft" ref={bar} aria-label={`Command ${draft.leaf.shown}`}>
      <span class="draft-name">/{draft.leaf.shown}</span>
      {draft.pills.map(({ option, text }) => (
        <label key={option.name} class={`pill ${faults.has(option.name) ? 'wrong' : ''}`}>
          <span>{option.shown}</span>
          <input
            {...list}
            data-option={option.name}
            aria-label={option.shown}
            aria-invalid={faults.has(option.name)}
            aria-activedescendant={draft.focus === option.name ? activeId : undefined}
            aria-required={option.required}
            autocomplete="off"
            spellcheck={false}
            value={text}
            size={Math.max(4, text.length + 1)}
            onInput={(event) => onText(option.name, event.currentTarget.value)}
            onFocus={() => draft.focus !== option.name && onDraft(focusOn(draft, option.name))}
            onKeyDown={onKeyDown}
          />
        </label>
      ))}
      <input
        {...list}
        class="draft-tail"
        data-option=""
        aria-label="More options"
        aria-activedescendant={draft.focus === undefined ? activeId : undefined}
        autocomplete="off"
        spellcheck={false}
        placeholder={left > 0 ? `+${left} optional` : ''}
        value={tail}
        onInput={(event) => onTail(event.currentTarget.value)}
        onFocus={() => draft.focus !== undefined && onDraft(focusOn(draft, undefined))}
        onKeyDown={onKeyDown}
      />
    </fieldset>
  );
}
