import { DiscordAPIError, HTTPError, RESTJSONErrorCodes } from 'discord.js';

/** What a failed request means for whoever sent it. */
export type Trouble =
  /** The message is not there any more. */
  | 'messageGone'
  /** The channel or server is gone, or closed to us. */
  | 'channelGone'
  /** Something we may not do here. */
  | 'forbidden'
  | 'threadExists'
  /** The press is too old, or was answered already. */
  | 'pressOver'
  /** Discord is busy or broken: the same request may work later. */
  | 'later'
  /** The token is no good any more. */
  | 'token'
  /** The request itself is wrong: sending it again would not help. */
  | 'refused';

const UNKNOWN_GUILD = RESTJSONErrorCodes.UnknownGuild;
const TOO_MANY_EDITS = 30046;

export function troubleOf(error: unknown): Trouble {
  if (error instanceof DiscordAPIError) {
    switch (error.code) {
      case RESTJSONErrorCodes.UnknownMessage:
        return 'messageGone';
      case RESTJSONErrorCodes.UnknownChannel:
      case UNKNOWN_GUILD:
      case RESTJSONErrorCodes.MissingAccess:
        return 'channelGone';
      case RESTJSONErrorCodes.MissingPermissions:
        return 'forbidden';
      case RESTJSONErrorCodes.ThreadAlreadyCreatedForMessage:
        return 'threadExists';
      case RESTJSONErrorCodes.UnknownInteraction:
      case RESTJSONErrorCodes.InteractionHasAlreadyBeenAcknowledged:
      case RESTJSONErrorCodes.UnknownWebhook:
      case RESTJSONErrorCodes.InvalidWebhookToken:
        return 'pressOver';
      case TOO_MANY_EDITS:
        return 'later';
    }
    if (error.status === 401) return 'token';
    return error.status >= 500 || error.status === 429 ? 'later' : 'refused';
  }
  if (error instanceof HTTPError) return 'later';
  if (error instanceof Error && error.message.startsWith('Expected token to be set')) return 'token';
  return 'later';
}
