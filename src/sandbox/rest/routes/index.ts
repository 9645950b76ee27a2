import type { Route } from '../call.js';
import { CHANNEL_ROUTES } from './channels.js';
import { COMMAND_ROUTES } from './commands.js';
import { GENERAL_ROUTES } from './general.js';
import { INTERACTION_ROUTES } from './interactions.js';
import { MESSAGE_ROUTES } from './messages.js';
import { REACTION_ROUTES } from './reactions.js';
import { THREAD_ROUTES } from './threads.js';
import { WEBHOOK_ROUTES } from './webhooks.js';

/** The part of Discord's API the sandbox knows. What is not here is answered with 404 and counts as a problem. */
export const ROUTES: readonly Route[] = [
  ...GENERAL_ROUTES,
  ...COMMAND_ROUTES,
  ...INTERACTION_ROUTES,
  ...WEBHOOK_ROUTES,
  ...CHANNEL_ROUTES,
  ...MESSAGE_ROUTES,
  ...REACTION_ROUTES,
  ...THREAD_ROUTES,
];
