import { type APIModalInteractionResponseCallbackData, MessageFlags } from 'discord-api-types/v10';
import type { PageMessage } from '../page-api.js';
import type { AckKind, Interaction, StoredMessage } from '../world/model.js';
import type { World } from '../world/world.js';
import { isFor, pageMessage } from './view.js';

/** What came of a press, a command or a form. */
export interface Outcome {
  readonly interactionId: string;
  readonly ack: AckKind | 'none';
  /** Milliseconds from the press to the acknowledgement, by the sandbox's clock. */
  readonly ackMs: number;
  /** The answer this person sees, once it is there: a promised one is waited for. */
  reply(): Promise<PageMessage | undefined>;
  /** Further answers to the same interaction, so far. */
  followUps(): PageMessage[];
  readonly modal?: APIModalInteractionResponseCallbackData;
}

const REPLY_TIMEOUT_MS = 10_000;

type Looked = { readonly done: true; readonly message?: StoredMessage } | { readonly done: false };

export function outcomeOf(world: World, interaction: Interaction): Outcome {
  const { ack } = interaction;
  const answers = () =>
    world
      .messages(interaction.channelId)
      .filter(
        (each) =>
          each.interactionId === interaction.id &&
          each.id !== interaction.originalId &&
          isFor(each, interaction.userId),
      );
  return {
    interactionId: interaction.id,
    ack: ack?.kind ?? 'none',
    ackMs: (ack?.at ?? world.clock.now()) - interaction.createdAt,
    followUps: () => answers().map((each) => pageMessage(world, each)),
    reply: () => waitForReply(world, interaction, () => answers().at(-1)),
    ...(interaction.modal ? { modal: interaction.modal } : {}),
  };
}

function look(world: World, interaction: Interaction, followUp: () => StoredMessage | undefined): Looked {
  const original =
    interaction.originalId === undefined ? undefined : world.findMessage(interaction.channelId, interaction.originalId);
  const found = (message: StoredMessage | undefined): Looked => ({ done: true, ...(message ? { message } : {}) });
  switch (interaction.ack?.kind) {
    case 'reply':
    case 'update':
      return found(original);
    case 'deferred':
      return original && original.flags & MessageFlags.Loading ? { done: false } : found(original);
    case 'deferredUpdate': {
      const later = followUp();
      if (later) return found(later);
      const edited = original?.editedAt !== undefined && original.editedAt >= interaction.ack.at;
      return interaction.resolved || edited ? found(original) : { done: false };
    }
    default:
      return found(undefined);
  }
}

function waitForReply(
  world: World,
  interaction: Interaction,
  followUp: () => StoredMessage | undefined,
): Promise<PageMessage | undefined> {
  return new Promise((resolve, reject) => {
    const attempt = (): boolean => {
      const seen = look(world, interaction, followUp);
      if (!seen.done) return false;
      finish();
      resolve(seen.message && pageMessage(world, seen.message));
      return true;
    };
    let stop: () => void = () => {};
    const timer = setTimeout(() => {
      finish();
      // A press may rightly change nothing; a promised answer that never comes is a fault.
      if (interaction.ack?.kind === 'deferredUpdate') resolve(undefined);
      else reject(new Error(`${interaction.label} was deferred and not answered within ${REPLY_TIMEOUT_MS / 1000} s`));
    }, REPLY_TIMEOUT_MS);
    const finish = () => {
      clearTimeout(timer);
      stop();
    };
    if (!attempt()) stop = world.events.on(attempt);
  });
}
