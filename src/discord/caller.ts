import type { Actor } from '../table/api.js';
import type { Language } from '../text/index.js';
import type { ControlId } from './custom-id.js';
import type { Screen } from './screen.js';

/** Who presses or types, where, and in which language they are answered. */
export interface Caller {
  readonly interactionId: string;
  readonly userId: string;
  readonly name: string;
  readonly language: Language;
  readonly channelId: string;
  readonly guildId?: string;
  readonly manager: boolean;
  /** Whether the bot may see and write in this channel. */
  readonly mayPost: boolean;
}

/** A control was used. */
export interface Press extends Caller {
  readonly id: ControlId;
  /** What was picked from a menu. */
  readonly values: readonly string[];
  /** What was typed into a modal. */
  readonly typed?: string;
  /** It was pressed in a panel that only this person sees. */
  readonly inPanel: boolean;
}

/** A private answer; nothing where the table message says it all. */
export type Reply = Screen | undefined;

export const actorOf = ({ userId, name, interactionId, manager }: Caller): Actor => ({
  userId,
  name,
  interactionId,
  manager,
});
