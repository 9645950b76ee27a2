import type { APIMessageComponentEmoji, APISelectMenuComponent } from 'discord-api-types/v10';
import { isDm, PART } from '../discord.js';
import type { World } from '../state/model.js';

export interface SelectOption {
  readonly label: string;
  readonly value: string;
  readonly description?: string | undefined;
  readonly emoji?: APIMessageComponentEmoji | undefined;
}

/** What a menu offers: its own options, or the people, roles and channels that are here. */
export function optionsOfSelect(select: APISelectMenuComponent, world: World | undefined): readonly SelectOption[] {
  const people = (world?.users ?? []).map((user) => ({ label: user.name, value: user.id }));
  const roles = world ? [{ label: '@everyone', value: world.guild.id }] : [];
  switch (select.type) {
    case PART.stringSelect:
      return select.options;
    case PART.userSelect:
      return people;
    case PART.roleSelect:
      return roles;
    case PART.mentionableSelect:
      return [...people, ...roles];
    default: {
      const types = select.channel_types ?? [];
      return (world?.channels ?? [])
        .filter((channel) => !isDm(channel) && (types.length === 0 || types.includes(channel.type)))
        .map((channel) => ({ label: `#${channel.name ?? channel.id}`, value: channel.id }));
    }
  }
}

/** What is chosen before anybody touches the menu. */
export function defaultsOf(select: APISelectMenuComponent): readonly string[] {
  if (select.type === PART.stringSelect) {
    return select.options.filter((option) => option.default).map((option) => option.value);
  }
  return (select.default_values ?? []).map(({ id }) => id);
}
