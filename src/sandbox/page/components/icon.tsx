const SHAPES = {
  hash: 'M9.5 4 8 20M16 4l-1.5 16M4.5 9h16M3.5 15h16',
  thread: 'M4 5h16M4 10h10M8 15h12M8 15v4M12 19h8',
  at: 'M16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0zm0 0v1.5a2.5 2.5 0 0 0 5 0V12a9 9 0 1 0-4 7.5',
  close: 'M6 6l12 12M18 6 6 18',
  menu: 'M4 7h16M4 12h16M4 17h16',
  more: 'M5 12h.01M12 12h.01M19 12h.01',
  plus: 'M12 5v14M5 12h14',
  gear: 'M12 15.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM12 2.8v2.4M12 18.8v2.4M2.8 12h2.4M18.8 12h2.4M5.5 5.5l1.7 1.7M16.8 16.8l1.7 1.7M18.5 5.5l-1.7 1.7M7.2 16.8l-1.7 1.7',
  chevron: 'M7 10l5 5 5-5',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  out: 'M14 5h5v5M19 5l-8 8M18 14v5H5V6h5',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6z',
  picture: 'M4 5h16v14H4zM4 16l4.5-4.5 4 4 3-3L20 17M9 9h.01',
  file: 'M7 3h7l4 4v14H7zM14 3v4h4',
  restart: 'M5 12a7 7 0 1 0 2.2-5.1M5 4v4h4',
  send: 'M4 12l16-7-5 15-3.5-6z',
  pencil: 'M5 19l1-4L16.5 4.5l3 3L9 18z',
  reply: 'M4 18v-5a3 3 0 0 1 3-3h13M16 6l4 4-4 4',
} as const;

export type IconName = keyof typeof SHAPES;

export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={SHAPES[name]} />
    </svg>
  );
}
