import type { APIModalInteractionResponseCallbackData } from 'discord-api-types/v10';
import type { App } from '../app.js';
import type { Press, Reply } from '../caller.js';

/**
 * How a press is acknowledged before anything else is done. 'quiet': the message stays, the answer (if any) is a
 * whisper. 'panel': the answer opens a panel. Inside a panel both bring that panel up to date.
 */
export type Acknowledgement = 'quiet' | 'panel';

export type PressHandler =
  | {
      readonly op: string;
      readonly acknowledge: Acknowledgement;
      run(app: App, press: Press): Promise<Reply>;
    }
  | {
      readonly op: `!${string}`;
      /** A modal is an answer by itself and must come first. */
      modal(app: App, press: Press): Promise<APIModalInteractionResponseCallbackData | Reply>;
    };
