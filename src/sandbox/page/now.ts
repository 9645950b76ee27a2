import { useEffect, useState } from 'preact/hooks';

const SECOND = 1_000;

/** The present time in seconds; the component is drawn again every second while `counting`. */
export function useNow(counting: boolean): number {
  const [now, setNow] = useState(() => Math.floor(Date.now() / SECOND));
  useEffect(() => {
    if (!counting) return;
    const timer = setInterval(() => setNow(Math.floor(Date.now() / SECOND)), SECOND);
    return () => clearInterval(timer);
  }, [counting]);
  return now;
}
