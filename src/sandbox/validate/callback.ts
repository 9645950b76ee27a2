import { InteractionResponseType as Callback, InteractionType } from 'discord-api-types/v10';
import { invalidForm } from '../rest/errors.js';
import type { Interaction } from '../world/model.js';
import { checkShape } from './spec.js';

/** The answers each kind of interaction may get. */
function legalTypes(interaction: Interaction): readonly Callback[] {
  const messages = [Callback.ChannelMessageWithSource, Callback.DeferredChannelMessageWithSource];
  const updates = [Callback.DeferredMessageUpdate, Callback.UpdateMessage];
  switch (interaction.type) {
    case InteractionType.ApplicationCommandAutocomplete:
      return [Callback.ApplicationCommandAutocompleteResult];
    case InteractionType.MessageComponent:
      return [...messages, ...updates, Callback.Modal];
    case InteractionType.ModalSubmit:
      return interaction.sourceMessageId ? [...messages, ...updates] : messages;
    default:
      return [...messages, Callback.Modal];
  }
}

const SCHEMAS: Partial<Record<Callback, string>> = {
  [Callback.ChannelMessageWithSource]: 'CreateMessageInteractionCallbackRequestSchema',
  [Callback.DeferredChannelMessageWithSource]: 'CreateMessageInteractionCallbackRequestSchema',
  [Callback.DeferredMessageUpdate]: 'UpdateMessageInteractionCallbackRequestSchema',
  [Callback.UpdateMessage]: 'UpdateMessageInteractionCallbackRequestSchema',
  [Callback.ApplicationCommandAutocompleteResult]: 'ApplicationCommandAutocompleteCallbackRequestSchema',
  [Callback.Modal]: 'ModalInteractionCallbackRequestSchema',
};

export function checkCallback(
  body: unknown,
  interaction: Interaction,
): { readonly type: Callback; readonly data: unknown } {
  const { type, data } = (body ?? {}) as { type?: Callback; data?: unknown };
  const legal = legalTypes(interaction);
  if (type === undefined || !legal.includes(type)) {
    const message = `Value must be one of (${legal.join(', ')}) for this interaction.`;
    throw invalidForm([{ path: ['type'], code: 'BASE_TYPE_CHOICES', message }]);
  }
  checkShape(SCHEMAS[type] ?? '', body);
  return { type, data };
}
