import { ApplicationCommandOptionType } from 'discord-api-types/v10';
import { describe, expect, test } from 'vitest';
import { COMMANDS } from '../../commands/index.js';
import { checkCommands } from '../../src/sandbox/validate/commands.js';

interface Described {
  readonly name: string;
  readonly description: string;
  readonly required?: boolean;
  readonly type?: number;
  readonly name_localizations?: { readonly pl?: string } | null;
  readonly description_localizations?: { readonly pl?: string } | null;
  readonly options?: readonly Described[];
}

const NAME = /^[-_'\p{L}\p{N}]{1,32}$/u;
const described = COMMANDS.map(({ data }) => data as unknown as Described);
const within = (item: Described): readonly Described[] => [item, ...(item.options ?? []).flatMap(within)];

test("Discord's own description accepts all commands", () => {
  expect(() => checkCommands(COMMANDS.map(({ data }) => data))).not.toThrow();
});

test('no two commands share a name, in either language', () => {
  for (const names of [described.map(({ name }) => name), described.map((each) => each.name_localizations?.pl)])
    expect(new Set(names).size).toBe(described.length);
});

describe.each(described.map((command) => [command.name, command] as const))('/%s', (_name, command) => {
  test('keeps within 8000 characters, the longer language counted', () => {
    const longer = (a: string, b: string | undefined) => Math.max(a.length, b?.length ?? 0);
    const total = within(command).reduce(
      (sum, { name, description, name_localizations, description_localizations }) =>
        sum + longer(name, name_localizations?.pl) + longer(description, description_localizations?.pl),
      0,
    );
    expect(total).toBeLessThanOrEqual(8_000);
  });

  test('has a Polish name and description for everything, in lower case', () => {
    for (const item of within(command)) {
      const polish = item.name_localizations?.pl ?? '';
      expect(item.name).toMatch(NAME);
      expect(polish).toMatch(NAME);
      expect(polish).toBe(polish.toLowerCase());
      expect(item.description.length).toBeLessThanOrEqual(100);
      expect(item.description_localizations?.pl?.length).toBeGreaterThan(0);
      expect(item.description_localizations?.pl?.length).toBeLessThanOrEqual(100);
    }
  });

  test('puts required options first and names all options differently, across languages', () => {
    const lists = [command, ...(command.options ?? [])].map(({ options = [] }) => options);
    for (const options of lists) {
      const leaves = options.filter(({ type }) => type !== ApplicationCommandOptionType.Subcommand);
      const required = leaves.map((option) => Number(option.required ?? false));
      expect(required).toEqual([...required].sort((a, b) => b - a));
      const names = options.map(({ name }) => name);
      const polish = options.map((option) => option.name_localizations?.pl);
      expect(new Set(names).size).toBe(names.length);
      expect(new Set(polish).size).toBe(polish.length);
      for (const [index, name] of polish.entries())
        expect(names.filter((_other, other) => other !== index)).not.toContain(name);
    }
  });
});
