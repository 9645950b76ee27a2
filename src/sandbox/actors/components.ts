import { ButtonStyle, ComponentType as Type } from 'discord-api-types/v10';
import { type AnyComponent, asComponents, walk } from '../world/components.js';
import type { StoredMessage } from '../world/model.js';
import type { World } from '../world/world.js';
import { compact, nothingResolved, type Resolved, resolveChannel, resolveRole, resolveUser } from './options.js';

/** Controls of a message, and what pressing one sends. */

const SELECTS: ReadonlySet<number> = new Set([
  Type.StringSelect,
  Type.UserSelect,
  Type.RoleSelect,
  Type.MentionableSelect,
  Type.ChannelSelect,
]);

export const isSelect = (component: AnyComponent): boolean => SELECTS.has(component.type);

const controlsOf = (message: StoredMessage): AnyComponent[] =>
  [...walk(asComponents(message.components))]
    .map(({ component }) => component)
    .filter((each) => each.type === Type.Button || isSelect(each));

const emojiText = (component: AnyComponent): string => component.emoji?.name ?? '';

/** A control by its custom id, its label, its emoji, both together, or a menu's placeholder. */
export function findControl(message: StoredMessage, nameOrId: string): AnyComponent | undefined {
  const controls = controlsOf(message);
  const spoken = (each: AnyComponent) => [
    each.label,
    emojiText(each),
    `${emojiText(each)} ${each.label ?? ''}`.trim(),
    each.placeholder,
  ];
  return (
    controls.find((each) => each.custom_id === nameOrId) ??
    controls.find((each) => nameOrId !== '' && spoken(each).includes(nameOrId))
  );
}

export const describeControls = (message: StoredMessage): string =>
  controlsOf(message)
    .map((each) => `"${each.label ?? each.placeholder ?? emojiText(each)}"${each.disabled ? ' (disabled)' : ''}`)
    .join(', ') || 'no controls';

export function pressData(
  world: World,
  message: StoredMessage,
  customId: string,
  values: readonly string[] | undefined,
  forged: boolean,
): { readonly data: object; readonly label: string } {
  const control = findControl(message, customId);
  if (forged) {
    const type = values ? Type.StringSelect : Type.Button;
    return {
      data: { id: 1, custom_id: customId, component_type: control?.type ?? type, ...(values ? { values } : {}) },
      label: customId,
    };
  }
  if (!control) throw new Error(`this message has no "${customId}"; it has ${describeControls(message)}`);
  const label = control.label ?? control.placeholder ?? emojiText(control);
  if (control.disabled) throw new Error(`"${label}" is disabled`);
  if (control.style === ButtonStyle.Link) throw new Error(`"${label}" is a link`);
  const base = { id: control.id, custom_id: control.custom_id, component_type: control.type };
  if (!isSelect(control)) {
    if (values) throw new Error(`"${label}" is a button, not a menu`);
    return { data: base, label };
  }
  const resolved = nothingResolved();
  const chosen = chooseValues(world, control, values ?? [], resolved);
  const parts = compact(resolved);
  return { data: { ...base, values: chosen, ...(parts ? { resolved: parts } : {}) }, label };
}

/** Values a menu may be left with; entries of a text menu may be named by value or label. */
export function chooseValues(
  world: World,
  menu: AnyComponent,
  wanted: readonly string[],
  resolved: Resolved,
): string[] {
  const least = menu.min_values ?? 1;
  const most = menu.max_values ?? 1;
  const name = menu.placeholder ?? menu.custom_id ?? 'menu';
  if (wanted.length < least || wanted.length > most)
    throw new Error(`"${name}" takes ${least} to ${most} values, not ${wanted.length}`);
  if (new Set(wanted).size !== wanted.length) throw new Error(`"${name}": a value is chosen twice`);
  switch (menu.type) {
    case Type.UserSelect:
      return wanted.map((value) => resolveUser(world, value, resolved));
    case Type.RoleSelect:
      return wanted.map((value) => resolveRole(world, value, resolved));
    case Type.ChannelSelect:
      return wanted.map((value) => resolveChannel(world, value, resolved));
    case Type.MentionableSelect:
      return wanted.map((value) =>
        world.state.roles.some((role) => role.id === value || role.name === value)
          ? resolveRole(world, value, resolved)
          : resolveUser(world, value, resolved),
      );
    default:
      return wanted.map((value) => {
        const option =
          menu.options?.find((each) => each.value === value) ?? menu.options?.find((each) => each.label === value);
        if (!option)
          throw new Error(
            `"${name}" has no entry "${value}"; it has ${menu.options?.map((each) => each.label).join(', ')}`,
          );
        return option.value;
      });
  }
}
