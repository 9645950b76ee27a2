const UNITS = [
  ['year', 365 * 86_400],
  ['month', 30 * 86_400],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
] as const;

const STYLES: Readonly<Record<string, Intl.DateTimeFormatOptions>> = {
  t: { hour: '2-digit', minute: '2-digit' },
  T: { hour: '2-digit', minute: '2-digit', second: '2-digit' },
  d: { year: 'numeric', month: '2-digit', day: '2-digit' },
  D: { year: 'numeric', month: 'long', day: 'numeric' },
  f: { year: 'numeric', month: 'long', day: 'numeric', hour: '2-digit', minute: '2-digit' },
  F: { weekday: 'long', year: 'numeric', month: 'long', day: 'numeric', hour: '2-digit', minute: '2-digit' },
};

/** "in 17 hours", "3 minutes ago": the largest unit that fits, rounded as Discord rounds it. */
export function relativeTime(seconds: number, nowSeconds: number, locale: string): string {
  const away = Math.round(seconds - nowSeconds);
  const size = Math.abs(away);
  const [unit, length] = UNITS.find(([, unitLength]) => size >= unitLength) ?? ['second', 1];
  return new Intl.RelativeTimeFormat(locale, { numeric: 'always' }).format(Math.round(away / length), unit);
}

export function formatTime(seconds: number, style: string, nowSeconds: number, locale: string): string {
  const date = new Date(seconds * 1000);
  if (Number.isNaN(date.getTime())) return 'Invalid date';
  if (style === 'R') return relativeTime(seconds, nowSeconds, locale);
  return new Intl.DateTimeFormat(locale, STYLES[style] ?? STYLES.f).format(date);
}

/** When a message was written: the hour today, the day and hour before. */
export function messageTime(iso: string, now: Date, locale: string): string {
  const date = new Date(iso);
  const hour = new Intl.DateTimeFormat(locale, STYLES.t).format(date);
  if (date.toDateString() === now.toDateString()) return hour;
  return `${new Intl.DateTimeFormat(locale, STYLES.d).format(date)}, ${hour}`;
}
