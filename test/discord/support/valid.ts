import { MessageFlags } from 'discord-api-types/v10';
import { expect } from 'vitest';
import { CHARACTERS_MAX, COMPONENTS_MAX, charactersIn, componentsIn } from '../../../src/discord/budget.js';
import { container, screen } from '../../../src/discord/components.js';
import type { Part, Screen } from '../../../src/discord/screen.js';
import { checkMessage } from '../../../src/sandbox/validate/message.js';

/** Discord would take this message, and it keeps to our own limits, which are tighter. */
export function expectValid({ components, files }: Screen): void {
  const uploads = files.map(({ name, bytes, mime }, index) => ({
    index,
    name,
    bytes,
    contentType: mime,
    filename: name,
    id: String(index),
    data: bytes,
  }));
  checkMessage(
    {
      flags: MessageFlags.IsComponentsV2,
      components: [...components],
      attachments: files.map(({ name, alt }, id) => ({ id: String(id), filename: name, description: alt })),
    } as unknown as Parameters<typeof checkMessage>[0],
    uploads as unknown as Parameters<typeof checkMessage>[1],
  );
  expect(componentsIn(components)).toBeLessThanOrEqual(COMPONENTS_MAX);
  expect(charactersIn(components)).toBeLessThanOrEqual(CHARACTERS_MAX);
}

export const expectValidParts = (parts: readonly Part[]): void => expectValid(screen(parts));

export const sizeOf = (parts: readonly Part[]): number => componentsIn([container(parts)]);
