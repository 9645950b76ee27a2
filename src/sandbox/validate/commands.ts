import { type APIApplicationCommand, ApplicationCommandType } from 'discord-api-types/v10';
import { DiscordError, type Issue, invalidForm } from '../rest/errors.js';
import { type OptionBody, optionIssues } from './command-options.js';
import { issue, type Path, repeated } from './issue.js';
import { localeIssues, nameIssues, type Translations } from './names.js';
import { shapeIssues } from './spec.js';

const MAX_SIZE = 8000;

/** How many commands of each type an application may have. */
const MOST: Readonly<Record<number, number>> = {
  [ApplicationCommandType.ChatInput]: 100,
  [ApplicationCommandType.User]: 15,
  [ApplicationCommandType.Message]: 15,
};

export interface CommandBody {
  readonly type?: number | null;
  readonly name: string;
  readonly name_localizations?: Translations;
  readonly description?: string | null;
  readonly description_localizations?: Translations;
  readonly default_member_permissions?: string | number | null;
  readonly options?: readonly OptionBody[] | null;
}

/** The schema wants a number where the documentation and every client send text. */
const forSpec = (body: unknown): unknown => {
  const bits = (body as CommandBody | undefined)?.default_member_permissions;
  return typeof bits === 'string' && /^\d+$/.test(bits)
    ? { ...(body as object), default_member_permissions: Number(bits) }
    : body;
};

const longest = (text: string | null | undefined, translations: Translations): number =>
  Math.max(text?.length ?? 0, ...Object.values(translations ?? {}).map((each) => each?.length ?? 0));

/** Characters a command counts: names, descriptions and values, each in its longest language. */
function sizeOf(part: CommandBody | OptionBody): number {
  const own = longest(part.name, part.name_localizations) + longest(part.description, part.description_localizations);
  const choices = 'choices' in part ? (part.choices ?? []) : [];
  const values = choices.reduce(
    (sum, each) => sum + longest(each.name, each.name_localizations) + String(each.value).length,
    0,
  );
  return own + values + (part.options ?? []).reduce((sum, option) => sum + sizeOf(option), 0);
}

function commandIssues(body: CommandBody, path: Path): Issue[] {
  const type = body.type ?? ApplicationCommandType.ChatInput;
  const locales = [
    ...localeIssues(body.name_localizations, [...path, 'name_localizations']),
    ...localeIssues(body.description_localizations, [...path, 'description_localizations']),
  ];
  if (type !== ApplicationCommandType.ChatInput) {
    const forbidden = [body.description ? 'description' : '', (body.options ?? []).length > 0 ? 'options' : ''].filter(
      Boolean,
    );
    return [
      ...locales,
      ...forbidden.map((field) =>
        issue([...path, field], 'APPLICATION_COMMAND_FIELD_FORBIDDEN', `Context menu commands cannot have ${field}`),
      ),
    ];
  }
  return [
    ...locales,
    ...nameIssues(body.name, body.name_localizations, path),
    ...(body.description ? [] : [issue([...path, 'description'], 'BASE_TYPE_REQUIRED', 'This field is required')]),
    ...optionIssues(body.options ?? [], [...path, 'options']),
    ...(sizeOf(body) > MAX_SIZE
      ? [issue(path, 'APPLICATION_COMMAND_TOO_LARGE', `Command exceeds maximum size (${MAX_SIZE}).`)]
      : []),
  ];
}

/** One command, checked. */
export function checkCommand(body: unknown): CommandBody {
  const shape = shapeIssues('ApplicationCommandCreateRequestSchema', forSpec(body));
  const issues = shape.length > 0 ? shape : commandIssues(body as CommandBody, []);
  if (issues.length > 0) throw invalidForm(issues);
  return body as CommandBody;
}

/** A whole set of commands, checked one by one and against each other. */
export function checkCommands(body: unknown): readonly CommandBody[] {
  if (!Array.isArray(body))
    throw invalidForm([issue([], 'LIST_TYPE_CONVERT', 'Only iterables may be used in a ListType')]);
  const issues = body.flatMap((each: unknown, index) => {
    const shape = shapeIssues('ApplicationCommandUpdateRequestSchema', forSpec(each), [index]);
    return shape.length > 0 ? shape : commandIssues(each as CommandBody, [index]);
  });
  if (issues.length > 0) throw invalidForm(issues);
  const commands = body as readonly CommandBody[];
  const keys = commands.map((each, index) => ({ key: `${typeOf(each)} ${each.name}`, path: [index, 'name'] }));
  const twice = repeated(keys, 'APPLICATION_COMMANDS_DUPLICATE_NAME', 'Application command names must be unique');
  if (twice.length > 0) throw invalidForm(twice);
  for (const [type, most] of Object.entries(MOST)) {
    if (commands.filter((each) => typeOf(each) === Number(type)).length > most) {
      throw new DiscordError(400, 30032, `Maximum number of application commands reached (${most})`);
    }
  }
  return commands;
}

const typeOf = (command: CommandBody | APIApplicationCommand): number =>
  command.type ?? ApplicationCommandType.ChatInput;
