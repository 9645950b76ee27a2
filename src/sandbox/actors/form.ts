import { type APIModalInteractionResponseCallbackData, ComponentType as Type } from 'discord-api-types/v10';
import { type AnyComponent, asComponents, numberComponents, walk } from '../world/components.js';
import type { World } from '../world/world.js';
import { chooseValues, isSelect } from './components.js';
import { compact, nothingResolved, type Resolved } from './options.js';

export interface FormField {
  readonly customId: string;
  readonly value?: string;
  readonly values?: readonly string[];
}

/** Fields of a form that take an answer. */
export const fieldsOf = (modal: APIModalInteractionResponseCallbackData): AnyComponent[] =>
  [...walk(asComponents(modal.components))]
    .map(({ component }) => component)
    .filter((each) => each.custom_id !== undefined);

/** What submitting a form sends; its limits are kept as the client keeps them. */
export function formData(
  world: World,
  modal: APIModalInteractionResponseCallbackData,
  fields: readonly FormField[],
): object {
  const known = new Set(fieldsOf(modal).map((field) => field.custom_id));
  const stray = fields.find((field) => !known.has(field.customId));
  if (stray)
    throw new Error(`the form "${modal.title}" has no field "${stray.customId}"; it has ${[...known].join(', ')}`);
  const resolved = nothingResolved();
  const components = numberComponents(asComponents(modal.components)).map((each) =>
    answerTo(world, each, fields, resolved),
  );
  const parts = compact(resolved);
  return { custom_id: modal.custom_id, components, ...(parts ? { resolved: parts } : {}) };
}

function answerTo(world: World, component: AnyComponent, fields: readonly FormField[], resolved: Resolved): object {
  const base = { type: component.type, id: component.id };
  if (component.component) return { ...base, component: answerTo(world, component.component, fields, resolved) };
  if (component.components)
    return { ...base, components: component.components.map((each) => answerTo(world, each, fields, resolved)) };
  if (component.custom_id === undefined) return base;
  const field = fields.find((each) => each.customId === component.custom_id);
  const named = { ...base, custom_id: component.custom_id };
  if (component.type === Type.TextInput)
    return { ...named, value: checkText(component, field?.value ?? component.value ?? '') };
  if (isSelect(component)) {
    const wanted = field?.values ?? (field?.value === undefined ? [] : [field.value]);
    const optional = component.required === false && wanted.length === 0;
    return { ...named, values: optional ? [] : chooseValues(world, component, wanted, resolved) };
  }
  throw new Error(`the sandbox cannot fill in form fields of type ${component.type}`);
}

function checkText(input: AnyComponent, value: string): string {
  const required = input.required ?? true;
  if (value === '' && !required) return value;
  const least = Math.max(input.min_length ?? 0, required ? 1 : 0);
  const most = input.max_length ?? 4000;
  if (value.length < least || value.length > most)
    throw new Error(`"${input.custom_id}" takes ${least} to ${most} characters, not ${value.length}`);
  return value;
}
