/**
 * The id of a control: `w1/<table>/<version>/<operation>[/<argument>…]`. It carries all that is needed to answer the
 * press, so that a restart loses nothing; ids of other programs, made up or cut short are read as nothing at all.
 */
export interface ControlId {
  /** A table's id, or '-' for controls that belong to none. */
  readonly table: string;
  /** The table's version when the control was made. */
  readonly version: number;
  readonly op: string;
  readonly args: readonly string[];
}

export const FORMAT = 'w1';
export const NO_TABLE = '-';
/** Discord's limit. */
export const CUSTOM_ID_MAX = 100;

const TABLE = /^(?:[A-Z0-9]{1,12}|-)$/;
const VERSION = /^[0-9a-z]{1,8}$/;
const OPERATION = /^!?[a-z]{1,12}$/;
const ARGUMENT = /^[A-Za-z0-9+=_.~-]{0,64}$/;

/** Operations that answer with a modal are marked, because a modal must be the very first answer. */
export const opensModal = (op: string): boolean => op.startsWith('!');

export const joinId = ({ table, version, op, args }: ControlId): string =>
  [FORMAT, table, version.toString(36), op, ...args].join('/');

/** The text of an id. Too long is a fault of the layout, which has to choose another way to ask. */
export function formatId(id: ControlId): string {
  const text = joinId(id);
  if (text.length > CUSTOM_ID_MAX) throw new RangeError(`custom id of ${text.length} characters: ${text}`);
  return text;
}

export function parseId(text: string): ControlId | undefined {
  if (text.length > CUSTOM_ID_MAX) return undefined;
  const [format, table = '', version = '', op = '', ...args] = text.split('/');
  if (format !== FORMAT || !TABLE.test(table) || !VERSION.test(version) || !OPERATION.test(op)) return undefined;
  if (!args.every((arg) => ARGUMENT.test(arg))) return undefined;
  return { table, version: Number.parseInt(version, 36), op, args };
}
