import { type APIApplicationCommand, ApplicationCommandType } from 'discord-api-types/v10';
import { checkCommand, checkCommands } from '../../validate/commands.js';
import type { World } from '../../world/world.js';
import { type Answer, type Call, created, NO_CONTENT, ok, type Route } from '../call.js';
import { DiscordError } from '../errors.js';

type Scope = 'global' | 'guild';
type CommandBody = Partial<APIApplicationCommand> & { readonly name: string };

function scopeOf({ world, param }: Call): Scope {
  if (param('application') !== world.state.applicationId) throw new DiscordError(404, 10002, 'Unknown Application');
  const guild = param('guild');
  if (guild === '') return 'global';
  if (guild !== world.state.guild.id) throw new DiscordError(403, 50001, 'Missing Access');
  return 'guild';
}

const typeOf = (command: { readonly type?: number | null }): number => command.type ?? ApplicationCommandType.ChatInput;

function toCommand(
  world: World,
  scope: Scope,
  body: CommandBody,
  known?: APIApplicationCommand,
): APIApplicationCommand {
  const type = typeOf(body);
  return {
    id: known?.id ?? world.ids.next(),
    application_id: world.state.applicationId,
    version: world.ids.next(),
    type,
    name: body.name,
    name_localizations: body.name_localizations ?? null,
    description: body.description ?? '',
    description_localizations: body.description_localizations ?? null,
    default_member_permissions: body.default_member_permissions?.toString() ?? null,
    nsfw: body.nsfw ?? false,
    ...(body.options && type === ApplicationCommandType.ChatInput ? { options: body.options } : {}),
    ...(scope === 'guild'
      ? { guild_id: world.state.guild.id }
      : {
          dm_permission: body.contexts?.includes(1) ?? true,
          contexts: body.contexts ?? null,
          integration_types: body.integration_types ?? [0],
        }),
  } as unknown as APIApplicationCommand;
}

/** A list of commands leaves out translations unless they are asked for. */
const plain = (command: APIApplicationCommand): object => {
  const { name_localizations: _, description_localizations: __, ...rest } = command;
  return { ...rest, ...(rest.options ? { options: rest.options.map((each) => plain(each as never)) } : {}) };
};

function changed(world: World, scope: Scope, commands: APIApplicationCommand[]): void {
  world.state.commands[scope] = commands;
  world.events.emit({ type: 'commands' });
}

function list(call: Call): Answer {
  const commands = call.world.state.commands[scopeOf(call)];
  return ok(call.query.get('with_localizations') === 'true' ? commands : commands.map(plain));
}

function replaceAll(call: Call): Answer {
  const { world } = call;
  const scope = scopeOf(call);
  const bodies = checkCommands(call.body) as readonly CommandBody[];
  const known = world.state.commands[scope];
  const commands = bodies.map((body) => {
    const same = known.find((each) => each.name === body.name && each.type === typeOf(body));
    return toCommand(world, scope, body, same);
  });
  changed(world, scope, commands);
  return ok(commands);
}

function create(call: Call): Answer {
  const { world } = call;
  const scope = scopeOf(call);
  const body = checkCommand(call.body) as CommandBody;
  const known = world.state.commands[scope];
  const same = known.find((each) => each.name === body.name && each.type === typeOf(body));
  const command = toCommand(world, scope, body, same);
  const others = known.filter((each) => each !== same);
  checkCommands([...others, command]);
  changed(world, scope, [...others, command]);
  return same ? ok(command) : created(command);
}

function one(call: Call): { readonly scope: Scope; readonly command: APIApplicationCommand } {
  const scope = scopeOf(call);
  const command = call.world.state.commands[scope].find((each) => each.id === call.param('command'));
  if (!command) throw new DiscordError(404, 10063, 'Unknown application command');
  return { scope, command };
}

function edit(call: Call): Answer {
  const { world } = call;
  const { scope, command } = one(call);
  const body = checkCommand({ ...command, ...(call.body as object) }) as CommandBody;
  const edited = toCommand(world, scope, body, command);
  const all = world.state.commands[scope].map((each) => (each === command ? edited : each));
  checkCommands(all);
  changed(world, scope, all);
  return ok(edited);
}

function remove(call: Call): Answer {
  const { scope, command } = one(call);
  changed(
    call.world,
    scope,
    call.world.state.commands[scope].filter((each) => each !== command),
  );
  return NO_CONTENT;
}

const BASES = ['/applications/:application/commands', '/applications/:application/guilds/:guild/commands'];

export const COMMAND_ROUTES: readonly Route[] = BASES.flatMap((base): Route[] => [
  { method: 'GET', path: base, run: list },
  { method: 'PUT', path: base, run: replaceAll },
  { method: 'POST', path: base, run: create },
  { method: 'GET', path: `${base}/:command`, run: (call) => ok(one(call).command) },
  { method: 'PATCH', path: `${base}/:command`, run: edit },
  { method: 'DELETE', path: `${base}/:command`, run: remove },
]);
