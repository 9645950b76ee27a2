import { describe, expect, test } from 'vitest';
import { checkCallback } from '../../../src/sandbox/validate/callback.js';
import type { Interaction } from '../../../src/sandbox/world/model.js';
import { verdict } from './refusal.js';

const COMMAND = 2;
const PRESS = 3;
const COMPLETION = 4;
const FORM = 5;
const answer = (type: number, body: object, more: Partial<Interaction> = {}) =>
  verdict(() => checkCallback(body, { type, ...more } as Interaction));
const label = (component: object) => ({ type: 18, label: 'Plan', component });
const input = (more: object = {}) => ({ type: 4, custom_id: 'plan', style: 1, ...more });
const modal = (...components: object[]) => ({ type: 9, data: { custom_id: 'm', title: 'Form', components } });
const choices = (...values: (string | number)[]) => ({
  type: 8,
  data: { choices: values.map((value) => ({ name: 'c', value })) },
});

describe('which answer fits which interaction', () => {
  test.each([
    ['command', COMMAND, {}, [4, 5, 9]],
    ['press', PRESS, { sourceMessageId: '1' }, [4, 5, 6, 7, 9]],
    ['completion', COMPLETION, { focusedType: 3 }, [8]],
    ['form of a command', FORM, {}, [4, 5]],
    ['form of a button', FORM, { sourceMessageId: '1' }, [4, 5, 6, 7]],
  ] as const)('%s', (_, type, more, legal) => {
    const bodies: Record<number, object> = {
      4: { type: 4, data: { content: 'x' } },
      5: { type: 5 },
      6: { type: 6 },
      7: { type: 7, data: { content: 'x' } },
      8: choices('a'),
      9: modal(label(input())),
    };
    const accepted = Object.entries(bodies).filter(([, body]) => answer(type, body, more) === 'accepted');
    expect(accepted.map(([kind]) => Number(kind))).toEqual(legal);
  });
});

describe('forms and completions', () => {
  test.each<[string, number, object, string, Partial<Interaction>?]>([
    [
      'five fields',
      COMMAND,
      modal(...Array.from({ length: 5 }, (_, i) => label(input({ custom_id: `${i}` })))),
      'accepted',
    ],
    [
      'six fields',
      COMMAND,
      modal(...Array.from({ length: 6 }, (_, i) => label(input({ custom_id: `${i}` })))),
      '50035 data.components BASE_TYPE_BAD_LENGTH',
    ],
    ['no fields', COMMAND, modal(), '50035 data.components BASE_TYPE_MIN_LENGTH'],
    [
      'one id twice',
      COMMAND,
      modal(label(input()), label(input())),
      '50035 data.components.1.component.custom_id COMPONENT_CUSTOM_ID_DUPLICATED',
    ],
    [
      'least above most',
      COMMAND,
      modal(label(input({ min_length: 9, max_length: 3 }))),
      '50035 data.components.0.component.min_length TEXT_INPUT_LENGTH_RANGE',
    ],
    [
      'filled in beyond its limit',
      COMMAND,
      modal(label(input({ value: 'abcd', max_length: 3 }))),
      '50035 data.components.0.component.value BASE_TYPE_MAX_LENGTH',
    ],
    [
      'a title of 46',
      COMMAND,
      { type: 9, data: { custom_id: 'm', title: 'x'.repeat(46), components: [label(input())] } },
      '50035 data.title BASE_TYPE_MAX_LENGTH',
    ],
    [
      'a button in a form',
      COMMAND,
      modal(label({ type: 2, style: 1, custom_id: 'b', label: 'b' })),
      '50035 data.components.0.component.type BASE_TYPE_CHOICES',
    ],
    ['a private deferral', COMMAND, { type: 5, data: { flags: 64 } }, 'accepted'],
    [
      'a deferral with the newer look',
      COMMAND,
      { type: 5, data: { flags: 64 | 32768 } },
      '50035 data.flags MESSAGE_FLAGS_INVALID',
    ],
    [
      '26 choices',
      COMPLETION,
      choices(...Array.from({ length: 26 }, (_, i) => `${i}`)),
      '50035 data.choices BASE_TYPE_MAX_LENGTH',
      { focusedType: 3 },
    ],
    [
      'a value of 101',
      COMPLETION,
      choices('x'.repeat(101)),
      '50035 data.choices.0.value BASE_TYPE_BAD_LENGTH',
      { focusedType: 3 },
    ],
    ['numbers for a text', COMPLETION, choices(3), '50035 data.choices.0.value BASE_TYPE_BAD_TYPE', { focusedType: 3 }],
    [
      'text for a number',
      COMPLETION,
      choices('3'),
      '50035 data.choices.0.value BASE_TYPE_BAD_TYPE',
      { focusedType: 4 },
    ],
  ])('%s', (_, type, body, refusal, more = {}) => {
    expect(answer(type, body, more)).toBe(refusal);
  });
});
