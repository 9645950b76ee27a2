import {
  InteractionResponseType as Callback,
  InteractionType,
  MessageFlags,
  ApplicationCommandOptionType as OptionType,
} from 'discord-api-types/v10';
import { type Issue, invalidForm } from '../rest/errors.js';
import type { Interaction } from '../world/model.js';
import { issue } from './issue.js';
import { modalIssues } from './modal.js';
import { shapeIssues } from './spec.js';

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
  const shape = shapeIssues(SCHEMAS[type] ?? '', body);
  const issues = shape.length > 0 ? shape : dataIssues(type, data, interaction);
  if (issues.length > 0) throw invalidForm(issues);
  return { type, data };
}

function dataIssues(type: Callback, data: unknown, interaction: Interaction): Issue[] {
  switch (type) {
    case Callback.DeferredChannelMessageWithSource:
      return deferralIssues(data);
    case Callback.ApplicationCommandAutocompleteResult:
      return choiceIssues(data, interaction);
    case Callback.Modal:
      return modalIssues(data);
    default:
      return [];
  }
}

/** A promise may be private and nothing else; how the answer looks is told with the answer. */
function deferralIssues(data: unknown): Issue[] {
  const flags = (data as { flags?: number } | null | undefined)?.flags ?? 0;
  const others = flags & ~MessageFlags.Ephemeral;
  return others === 0
    ? []
    : [issue(['data', 'flags'], 'MESSAGE_FLAGS_INVALID', 'A deferred response can only be EPHEMERAL')];
}

function choiceIssues(data: unknown, interaction: Interaction): Issue[] {
  const choices = (data as { choices?: readonly { readonly value: string | number }[] }).choices ?? [];
  const text = interaction.focusedType === OptionType.String;
  return choices.flatMap(({ value }, index) => {
    const path = ['data', 'choices', index, 'value'];
    if (text !== (typeof value === 'string'))
      return [issue(path, 'BASE_TYPE_BAD_TYPE', `Value is not of type ${text ? 'string' : 'number'}.`)];
    const tooLong = typeof value === 'string' && (value.length > 100 || value.length === 0);
    return tooLong ? [issue(path, 'BASE_TYPE_BAD_LENGTH', 'Must be between 1 and 100 in length.')] : [];
  });
}
