import type { APIChannel } from 'discord-api-types/v10';

/** Discord's numbers the page needs; its own enums would bring their whole package into the bundle. */
export const PART = {
  row: 1,
  button: 2,
  stringSelect: 3,
  textInput: 4,
  userSelect: 5,
  roleSelect: 6,
  mentionableSelect: 7,
  channelSelect: 8,
  section: 9,
  text: 10,
  thumbnail: 11,
  gallery: 12,
  file: 13,
  separator: 14,
  container: 17,
  label: 18,
  fileUpload: 19,
  radioGroup: 21,
  checkboxGroup: 22,
  checkbox: 23,
} as const;

export const OPTION = {
  subcommand: 1,
  group: 2,
  string: 3,
  integer: 4,
  boolean: 5,
  user: 6,
  channel: 7,
  role: 8,
  mentionable: 9,
  number: 10,
  attachment: 11,
} as const;

export const COMMAND = { slash: 1, user: 2, message: 3 } as const;

export const MESSAGE_FLAG = { ephemeral: 64, loading: 128, componentsV2: 32768 } as const;

const CHANNEL = { text: 0, dm: 1, announcementThread: 10, publicThread: 11, privateThread: 12 } as const;

export const isThread = (channel: APIChannel): boolean =>
  channel.type === CHANNEL.announcementThread ||
  channel.type === CHANNEL.publicThread ||
  channel.type === CHANNEL.privateThread;

export const isDm = (channel: APIChannel): boolean => channel.type === CHANNEL.dm;

export const parentOf = (channel: APIChannel): string | undefined =>
  'parent_id' in channel && isThread(channel) ? (channel.parent_id ?? undefined) : undefined;

export const isArchived = (channel: APIChannel): boolean =>
  'thread_metadata' in channel && channel.thread_metadata?.archived === true;

/** Snowflakes sort by age: first by length, then as text. */
export const byAge = (a: string, b: string): number => a.length - b.length || (a < b ? -1 : a > b ? 1 : 0);
