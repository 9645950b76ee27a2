import { DiscordError } from '../../../src/sandbox/rest/errors.js';

/** Runs a check and tells its refusal as `code path: issue` lines, or 'accepted'. */
export function verdict(check: () => unknown): string {
  try {
    check();
    return 'accepted';
  } catch (error) {
    if (!(error instanceof DiscordError)) throw error;
    const [first] = error.issues;
    return first ? `${error.code} ${first.path.join('.')} ${first.code}` : `${error.code}`;
  }
}
