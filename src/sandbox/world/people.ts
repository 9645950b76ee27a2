import type { Person } from './model.js';
import { memberPayload } from './payloads.js';
import { colorFor, makeUser } from './seed.js';
import type { World } from './world.js';

const LOCALES = ['en-US', 'pl'] as const;

function checkName(world: World, name: string): string {
  const clean = name.trim();
  if (clean === '' || clean.length > 32) throw new Error('a name has 1 to 32 characters');
  if (world.people().some(({ user }) => user.global_name === clean))
    throw new Error(`there is already a ${clean} here`);
  return clean;
}

export function addPerson(world: World, name: string): Person {
  const clean = checkName(world, name);
  const id = world.ids.next();
  const count = world.people().length - 1;
  const user = makeUser(id, clean, false);
  const person: Person = { user, locale: 'en-US', color: colorFor(count), roles: [], joinedAt: world.clock.now() };
  world.state.people[id] = person;
  world.tell('GUILD_MEMBER_ADD', { ...memberPayload(person), guild_id: world.state.guild.id });
  world.events.emit({ type: 'users' });
  return person;
}

export function changePerson(
  world: World,
  id: string,
  change: { readonly name?: string; readonly locale?: string },
): void {
  const person = world.person(id);
  if (change.locale !== undefined && !LOCALES.some((each) => each === change.locale)) {
    throw new Error(`the sandbox's languages are ${LOCALES.join(' and ')}, not "${change.locale}"`);
  }
  if (change.name !== undefined && change.name !== person.user.global_name)
    person.user.global_name = checkName(world, change.name);
  if (change.locale !== undefined) person.locale = change.locale;
  world.tell('GUILD_MEMBER_UPDATE', { ...memberPayload(person), guild_id: world.state.guild.id });
  world.events.emit({ type: 'users' });
}
