import { useEffect, useRef, useState } from 'preact/hooks';
import { useClient } from '../client.js';
import type { Picture } from '../state/model.js';
import { Dialog } from './dialog.js';
import { Icon } from './icon.js';

const STEP = 1.25;
const MOST = 8;
const PAN = 60;

interface View {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

const FIT: View = { scale: 1, x: 0, y: 0 };

/** A picture alone: wheel or + and - zoom, dragging or arrows move, 0 fits, Escape closes. */
export function Lightbox({ picture }: { readonly picture: Picture }) {
  const client = useClient();
  const [view, setView] = useState(FIT);
  const held = useRef<{ readonly x: number; readonly y: number } | undefined>(undefined);
  const close = () => client.store.dispatch({ type: 'zoom', picture: undefined });
  const zoom = (factor: number, at = { x: 0, y: 0 }) =>
    setView((now) => {
      const scale = Math.min(MOST, Math.max(1, now.scale * factor));
      if (scale === 1) return FIT;
      const grown = scale / now.scale;
      return { scale, x: at.x - (at.x - now.x) * grown, y: at.y - (at.y - now.y) * grown };
    });
  const pan = (x: number, y: number) =>
    setView((now) => (now.scale === 1 ? now : { ...now, x: now.x + x, y: now.y + y }));
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const act = KEYS[event.key];
      if (!act) return;
      event.preventDefault();
      act({ zoom, pan, whole: () => setView(FIT) });
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);

  return (
    <Dialog label="Picture" class="lightbox" onClose={close}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: whatever the mouse does here, keys and buttons do too. */}
      <div
        class={`lightbox-stage ${view.scale > 1 ? 'zoomed' : ''}`}
        onWheel={(event) => {
          event.preventDefault();
          const box = event.currentTarget.getBoundingClientRect();
          const at = { x: event.clientX - box.left - box.width / 2, y: event.clientY - box.top - box.height / 2 };
          zoom(event.deltaY < 0 ? STEP : 1 / STEP, at);
        }}
        onPointerDown={(event) => {
          if (event.target instanceof HTMLButtonElement) return;
          held.current = { x: event.clientX, y: event.clientY };
        }}
        onPointerMove={(event) => {
          if (!held.current) return;
          pan(event.clientX - held.current.x, event.clientY - held.current.y);
          held.current = { x: event.clientX, y: event.clientY };
        }}
        onPointerUp={() => {
          held.current = undefined;
        }}
        onPointerLeave={() => {
          held.current = undefined;
        }}
        onDblClick={() => (view.scale > 1 ? setView(FIT) : zoom(STEP ** 4))}
      >
        <img
          src={picture.url}
          alt={picture.alt}
          draggable={false}
          style={{ transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` }}
        />
        <div class="lightbox-tools">
          <button type="button" class="button secondary" aria-label="Zoom out" onClick={() => zoom(1 / STEP)}>
            −
          </button>
          <output aria-label="Zoom">{Math.round(view.scale * 100)} %</output>
          <button type="button" class="button secondary" aria-label="Zoom in" onClick={() => zoom(STEP)}>
            +
          </button>
          <button type="button" class="button secondary" aria-label="Close the picture" onClick={close}>
            <Icon name="close" />
          </button>
        </div>
      </div>
      {picture.alt && <p class="lightbox-alt">{picture.alt}</p>}
    </Dialog>
  );
}

interface Hands {
  readonly zoom: (factor: number) => void;
  readonly pan: (x: number, y: number) => void;
  readonly whole: () => void;
}

const KEYS: Readonly<Record<string, (hands: Hands) => void>> = {
  '+': ({ zoom }) => zoom(STEP),
  '=': ({ zoom }) => zoom(STEP),
  '-': ({ zoom }) => zoom(1 / STEP),
  '0': ({ whole }) => whole(),
  ArrowLeft: ({ pan }) => pan(PAN, 0),
  ArrowRight: ({ pan }) => pan(-PAN, 0),
  ArrowUp: ({ pan }) => pan(0, PAN),
  ArrowDown: ({ pan }) => pan(0, -PAN),
};
