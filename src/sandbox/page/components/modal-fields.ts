import type {
  APIComponentInLabel,
  APIModalInteractionResponseCallbackData,
  APITextInputComponent,
} from 'discord-api-types/v10';
import { PART } from '../discord.js';
import { defaultsOf } from './select-options.js';

/** A line of a modal: a text, or a field with its label. */
export type ModalLine =
  | { readonly kind: 'text'; readonly content: string }
  | {
      readonly kind: 'field';
      readonly label: string;
      readonly description: string | undefined;
      readonly field: APIComponentInLabel;
    };

export type Entry = string | readonly string[];

/** The lines of a modal, whether its fields come in labels or in the older rows. */
export function linesOf(modal: APIModalInteractionResponseCallbackData): readonly ModalLine[] {
  return modal.components.flatMap((part): readonly ModalLine[] => {
    if (part.type === PART.label) {
      return [{ kind: 'field', label: part.label, description: part.description, field: part.component }];
    }
    if (part.type === PART.row) {
      return part.components.map((field) => ({
        kind: 'field',
        label: field.label ?? '',
        description: undefined,
        field,
      }));
    }
    return part.type === PART.text ? [{ kind: 'text', content: part.content }] : [];
  });
}

export function firstEntry(field: APIComponentInLabel): Entry {
  switch (field.type) {
    case PART.textInput:
      return field.value ?? '';
    case PART.radioGroup:
      return field.options.find((option) => option.default)?.value ?? '';
    case PART.checkboxGroup:
      return field.options.filter((option) => option.default).map((option) => option.value);
    case PART.checkbox:
      return field.default ? 'true' : 'false';
    case PART.fileUpload:
      return [];
    default:
      return defaultsOf(field);
  }
}

/** What is wrong with an entry, in Discord's manner; undefined when it can be sent. */
export function faultOf(field: APIComponentInLabel, entry: Entry): string | undefined {
  if (field.type === PART.checkbox) return undefined;
  const required = field.required ?? true;
  if (entry.length === 0) return required ? 'This field is required.' : undefined;
  if (field.type === PART.textInput) return textFault(field, String(entry));
  if (field.type === PART.radioGroup) return undefined;
  const { min_values: min = 1, max_values: max = field.type === PART.checkboxGroup ? field.options.length : 1 } = field;
  if (entry.length < min) return `Choose at least ${min}.`;
  return entry.length > max ? `Choose at most ${max}.` : undefined;
}

function textFault(field: APITextInputComponent, text: string): string | undefined {
  const { min_length: min = 0, max_length: max = 4000 } = field;
  if (text.length < min) return `Must be at least ${min} characters long.`;
  return text.length > max ? `Must be at most ${max} characters long.` : undefined;
}
