import type { Actions } from './actors/actions.js';
import { messagesSeen } from './actors/view.js';
import type { Interactions } from './interactions.js';
import type { PageRequest } from './page-api.js';
import { createTextChannel, denyBot, removeChannel, textChannel } from './world/channels.js';
import { deleteMessage } from './world/messages.js';
import type { Interaction } from './world/model.js';
import { addPerson, changePerson } from './world/people.js';
import type { World } from './world/world.js';

/** What the page may ask for, on behalf of the person it shows. */
export interface PageDesk {
  readonly userId: string;
  readonly world: World;
  readonly interactions: Interactions;
  readonly actions: Actions;
  readonly restartBot: (() => Promise<void>) | undefined;
  readonly reset: () => void;
  /** Called with every interaction before it can be answered. */
  readonly began: (interaction: Interaction) => void;
}

/** The answer's value; a refusal is thrown. */
export async function answerPage(desk: PageDesk, request: PageRequest): Promise<unknown> {
  const { world, actions, userId } = desk;
  switch (request.op) {
    case 'messages':
      return messagesSeen(world, userId, request.channelId);
    case 'say':
      return { messageId: actions.say(userId, request.channelId, request.content).id };
    case 'slash':
      return settle(desk, actions.slash(userId, request.channelId, request.commandId, request.options));
    case 'autocomplete': {
      const interaction = actions.autocomplete(userId, request.channelId, request.commandId, request.options);
      await desk.interactions.settled(interaction);
      if (interaction.expired) throw new Error('Loading options failed');
      return desk.interactions.choices(interaction.id);
    }
    case 'contextMenu':
      return settle(desk, actions.contextMenu(userId, request.channelId, request.commandId, request.targetId));
    case 'component':
      return settle(
        desk,
        actions.component(userId, request.channelId, request.messageId, request.customId, request.values),
      );
    case 'modal':
      return settle(desk, actions.modal(userId, request.interactionId, request.fields));
    case 'dismiss':
      return desk.interactions.dismiss(userId, request.messageId);
    case 'createChannel':
      return { channelId: createTextChannel(world, request.name).id };
    case 'deleteChannel':
      return removeChannel(world, world.channel(request.channelId));
    case 'deleteMessage':
      return deleteMessage(world, world.publicMessage(request.channelId, request.messageId));
    case 'addUser':
      return { userId: addPerson(world, request.name).user.id };
    case 'setUser':
      return changePerson(world, request.userId, request);
    case 'setMissingPermissions':
      return denyBot(world, textChannel(world, request.channelId).id, request.missing);
    case 'restartBot':
      if (!desk.restartBot) throw new Error('this sandbox does not run the bot itself, so it cannot restart it');
      return desk.restartBot();
    case 'reset':
      return desk.reset();
    default:
      throw new Error(`the sandbox does not know "${(request as { op?: string }).op}"`);
  }
}

/** Answers the page once the bot has answered, or has not. */
async function settle(desk: PageDesk, interaction: Interaction): Promise<unknown> {
  desk.began(interaction);
  await desk.interactions.settled(interaction);
  const { ack, createdAt, id } = interaction;
  return { interactionId: id, ack: ack?.kind ?? 'none', ackMs: (ack?.at ?? desk.world.clock.now()) - createdAt };
}
