import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

interface Props {
  readonly label: string;
  readonly class?: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
}

/** A native modal dialog: the browser keeps the focus inside and closes it with Escape. */
export function Dialog({ label, class: extra = '', onClose, children }: Props) {
  const element = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    element.current?.showModal();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the dialog's own key for this.
    <dialog
      ref={element}
      class={`dialog ${extra}`}
      aria-label={label}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === element.current) onClose();
      }}
    >
      {children}
    </dialog>
  );
}
