import {
  type APIActionRowComponent,
  type APIButtonComponentWithCustomId,
  type APIComponentInMessageActionRow,
  type APIContainerComponent,
  type APIMediaGalleryComponent,
  type APISelectMenuOption,
  type APIStringSelectComponent,
  type APITextDisplayComponent,
  ButtonStyle,
  ComponentType,
} from 'discord-api-types/v10';
import type { File, Part, Picture, Screen } from './screen.js';

/** Discord's limits on words in controls. */
export const LABEL_MAX = 80;
export const MENU_MAX = 25;
const ENTRY_MAX = 100;
const PLACEHOLDER_MAX = 150;
const ALT_MAX = 1024;

/** Shortens at a word's end where there is one near. */
export function clip(text: string, max: number): string {
  if (text.length <= max) return text;
  const cut = text.slice(0, max - 1);
  const space = cut.lastIndexOf(' ');
  return `${(space > max * 0.6 ? cut.slice(0, space) : cut).trimEnd()}…`;
}

/** Keeps whole lines as long as there is room. */
export function clipLines(lines: readonly string[], max: number): string {
  const kept: string[] = [];
  let length = 0;
  for (const line of lines) {
    if (length + line.length + 1 > max) return [...kept, '…'].join('\n');
    kept.push(line);
    length += line.length + 1;
  }
  return kept.join('\n');
}

export const words = (content: string): APITextDisplayComponent => ({ type: ComponentType.TextDisplay, content });

export type Look = 'primary' | 'secondary' | 'success' | 'danger';
const STYLES = {
  primary: ButtonStyle.Primary,
  secondary: ButtonStyle.Secondary,
  success: ButtonStyle.Success,
  danger: ButtonStyle.Danger,
} as const;

export const button = (
  id: string,
  label: string,
  look: Look = 'secondary',
  disabled = false,
): APIButtonComponentWithCustomId => ({
  type: ComponentType.Button,
  custom_id: id,
  label: clip(label, LABEL_MAX),
  style: STYLES[look],
  ...(disabled ? { disabled } : {}),
});

export interface Entry {
  readonly value: string;
  readonly label: string;
  readonly description?: string;
  readonly chosen?: boolean;
}

const menuOption = ({ value, label, description, chosen }: Entry): APISelectMenuOption => ({
  value,
  label: clip(label, ENTRY_MAX),
  ...(description ? { description: clip(description, ENTRY_MAX) } : {}),
  ...(chosen ? { default: true } : {}),
});

export const menu = (
  id: string,
  placeholder: string,
  entries: readonly Entry[],
  { min = 1, max = 1 }: { readonly min?: number; readonly max?: number } = {},
): APIStringSelectComponent => ({
  type: ComponentType.StringSelect,
  custom_id: id,
  placeholder: clip(placeholder, PLACEHOLDER_MAX),
  options: entries.map(menuOption),
  min_values: min,
  max_values: Math.min(max, entries.length),
});

export const row = (
  ...components: readonly APIComponentInMessageActionRow[]
): APIActionRowComponent<APIComponentInMessageActionRow> => ({
  type: ComponentType.ActionRow,
  components: [...components],
});

/** Buttons in rows of five; no buttons, no row. */
export function rows(buttons: readonly APIButtonComponentWithCustomId[]): readonly Part[] {
  const parts: Part[] = [];
  for (let at = 0; at < buttons.length; at += 5) parts.push(row(...buttons.slice(at, at + 5)));
  return parts;
}

export const gallery = ({ name, alt }: Pick<Picture, 'name' | 'alt'>): APIMediaGalleryComponent => ({
  type: ComponentType.MediaGallery,
  items: [{ media: { url: `attachment://${name}` }, description: clip(alt, ALT_MAX) }],
});

export const fileOf = ({ name, bytes, mime, alt }: Picture): File => ({ name, bytes, mime, alt: clip(alt, ALT_MAX) });

export const container = (parts: readonly Part[], accent?: number): APIContainerComponent => ({
  type: ComponentType.Container,
  components: [...parts],
  ...(accent === undefined ? {} : { accent_color: accent }),
});

export const screen = (
  parts: readonly Part[],
  {
    accent,
    files = [],
    pings = [],
  }: { readonly accent?: number; readonly files?: readonly File[]; readonly pings?: readonly string[] } = {},
): Screen => ({ components: [container(parts, accent)], files, pings });
