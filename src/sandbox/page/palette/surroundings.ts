import { useMemo } from 'preact/hooks';
import { useView } from '../client.js';
import { mySession } from '../state/model.js';
import type { Surroundings } from './check.js';

/** Who and what this person can name in an option. */
export function useSurroundings(): Surroundings {
  const world = useView((state) => mySession(state).world);
  return useMemo(
    () => ({ users: world?.users ?? [], channels: world?.channels ?? [], everyone: world?.guild.id ?? '' }),
    [world],
  );
}
