import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Icon, type IconName } from './icon.js';

interface Props {
  readonly label: string;
  readonly icon: IconName;
  readonly class?: string;
  readonly children: (close: () => void) => ComponentChildren;
}

/** A button that opens a small panel beside it; Escape or a press elsewhere closes it. */
export function Menu({ label, icon, class: extra = '', children }: Props) {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
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
    button.current?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape works from anywhere in the panel.
    <div
      class={`menu ${extra}`}
      ref={root}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && open) {
          event.stopPropagation();
          close();
        }
      }}
    >
      <button
        ref={button}
        type="button"
        class="icon-button"
        aria-label={label}
        title={label}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <Icon name={icon} />
      </button>
      {open && <div class="menu-panel">{children(close)}</div>}
    </div>
  );
}
