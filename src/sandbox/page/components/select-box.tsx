import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { movedTo } from '../keys.js';
import { folded } from '../palette/commands.js';
import { Emoji } from './button-part.js';
import { Icon } from './icon.js';
import type { SelectOption } from './select-options.js';

interface Props {
  readonly label: string;
  readonly options: readonly SelectOption[];
  readonly chosen: readonly string[];
  readonly min: number;
  readonly max: number;
  readonly disabled?: boolean;
  readonly waiting?: boolean;
  readonly onChoose: (values: readonly string[]) => void;
}

const ROOM_BELOW = 320;

/** A menu: closed it shows what is chosen, open it lists and filters the options. */
export function SelectBox(props: Props) {
  const { label, options, chosen, disabled = false, waiting = false } = props;
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const listId = useId();
  const names = options.filter(({ value }) => chosen.includes(value)).map((option) => option.label);
  const up = open && (trigger.current?.getBoundingClientRect().bottom ?? 0) + ROOM_BELOW > innerHeight;

  useEffect(() => {
    if (!open) return;
    const outside = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false);
    };
    addEventListener('pointerdown', outside);
    return () => removeEventListener('pointerdown', outside);
  }, [open]);
  const close = () => {
    setOpen(false);
    trigger.current?.focus();
  };

  return (
    <div class={`select ${up ? 'up' : ''}`} ref={root}>
      <button
        ref={trigger}
        type="button"
        role="combobox"
        class={`select-trigger ${waiting ? 'waiting' : ''}`}
        aria-label={names.length > 0 ? `${label}: ${names.join(', ')}` : label}
        aria-haspopup="listbox"
        aria-expanded={open}
        aria-controls={open ? listId : undefined}
        aria-busy={waiting}
        disabled={disabled}
        onClick={() => setOpen(!open)}
        onKeyDown={(event) => {
          if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
            event.preventDefault();
            setOpen(true);
          }
        }}
      >
        <span class={names.length > 0 ? 'select-value' : 'select-placeholder'}>{names.join(', ') || label}</span>
        {waiting ? <span class="spinner" aria-hidden="true" /> : <Icon name="chevron" />}
      </button>
      {open && <SelectList {...props} listId={listId} onClose={close} />}
    </div>
  );
}

interface ListProps extends Props {
  readonly listId: string;
  readonly onClose: () => void;
}

function SelectList({ label, options, chosen, min, max, listId, onChoose, onClose }: ListProps) {
  const [filter, setFilter] = useState('');
  const [marked, setMarked] = useState(chosen);
  const shown = options.filter((option) =>
    folded(`${option.label} ${option.description ?? ''}`).includes(folded(filter)),
  );
  const [at, setAt] = useState(() =>
    Math.max(
      0,
      options.findIndex(({ value }) => chosen.includes(value)),
    ),
  );
  const list = useRef<HTMLDivElement>(null);
  const several = max > 1;
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"], .at')?.scrollIntoView({ block: 'nearest' });
  }, []);

  const pick = (option: SelectOption | undefined) => {
    if (!option) return;
    if (!several) {
      onClose();
      onChoose(min === 0 && chosen.includes(option.value) ? [] : [option.value]);
    } else if (marked.includes(option.value)) setMarked(marked.filter((value) => value !== option.value));
    else if (marked.length < max) setMarked([...marked, option.value]);
  };
  const apply = () => {
    onClose();
    onChoose(options.map(({ value }) => value).filter((value) => marked.includes(value)));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = movedTo(event.key, at, shown.length);
    if (next !== undefined) {
      setAt(next);
      document.getElementById(`${listId}-${next}`)?.scrollIntoView({ block: 'nearest' });
    } else if (event.key === 'Enter') pick(shown[at]);
    else if (event.key === 'Escape' || event.key === 'Tab') onClose();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <div class="select-panel">
      <input
        class="select-filter"
        role="combobox"
        aria-label={`Filter: ${label}`}
        aria-expanded="true"
        aria-controls={listId}
        aria-activedescendant={shown[at] ? `${listId}-${at}` : undefined}
        placeholder="Type to filter"
        value={filter}
        ref={(input) => input?.focus({ preventScroll: true })}
        onInput={(event) => {
          setFilter(event.currentTarget.value);
          setAt(0);
        }}
        onKeyDown={onKeyDown}
      />
      <div class="select-list" id={listId} role="listbox" aria-label={label} aria-multiselectable={several} ref={list}>
        {shown.length === 0 && <p class="menu-note">Nothing fits.</p>}
        {shown.map((option, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the filter field has the keys.
          // biome-ignore lint/a11y/useFocusableInteractive: aria-activedescendant points here.
          <div
            key={option.value}
            id={`${listId}-${index}`}
            role="option"
            class={`select-option ${index === at ? 'at' : ''}`}
            aria-selected={marked.includes(option.value)}
            aria-label={option.label}
            aria-disabled={several && marked.length >= max && !marked.includes(option.value)}
            onMouseMove={() => setAt(index)}
            onClick={() => pick(option)}
          >
            <Emoji emoji={option.emoji} />
            <span class="select-words">
              <span>{option.label}</span>
              {option.description && <small>{option.description}</small>}
            </span>
            {marked.includes(option.value) && <Icon name="check" />}
          </div>
        ))}
      </div>
      {several && (
        <div class="select-foot">
          <small>
            {marked.length} chosen, {min === max ? `exactly ${max}` : `${min} to ${max}`}
          </small>
          <button
            type="button"
            class="button primary"
            disabled={marked.length < min || marked.length > max}
            onClick={apply}
          >
            Apply
          </button>
        </div>
      )}
    </div>
  );
}
