import { useEffect } from 'preact/hooks';

/** A line of the list above the composer. */
export interface Suggestion {
  readonly key: string;
  readonly title: string;
  readonly note?: string | undefined;
  readonly pick: () => void;
}

interface Props {
  readonly id: string;
  readonly label: string;
  /** Above the list: the option that is being filled in. */
  readonly heading?: string | undefined;
  /** Instead of the list: "Loading…", "Nothing fits". */
  readonly status?: string | undefined;
  readonly items: readonly Suggestion[];
  readonly at: number;
  readonly onPoint: (index: number) => void;
}

export function Suggestions({ id, label, heading, status, items, at, onPoint }: Props) {
  useEffect(() => {
    document.getElementById(`${id}-${at}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, at]);
  return (
    <div class="suggestions">
      {heading && <p class="suggestions-head">{heading}</p>}
      {status && (
        <p class="menu-note" role="status">
          {status}
        </p>
      )}
      <div id={id} role="listbox" aria-label={label} class="suggestions-list">
        {items.map((item, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the composer has the keys.
          // biome-ignore lint/a11y/useFocusableInteractive: aria-activedescendant points here.
          <div
            key={item.key}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === at}
            aria-label={item.title}
            class={`suggestion ${index === at ? 'at' : ''}`}
            onMouseMove={() => onPoint(index)}
            // The field must keep the focus.
            onMouseDown={(event) => event.preventDefault()}
            onClick={item.pick}
          >
            <strong>{item.title}</strong>
            {item.note && <span>{item.note}</span>}
          </div>
        ))}
      </div>
    </div>
  );
}
