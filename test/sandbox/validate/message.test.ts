import { describe, expect, test } from 'vitest';
import { checkMessage, checkMessageEdit } from '../../../src/sandbox/validate/message.js';
import type { MessageBody, Upload } from '../../../src/sandbox/world/messages.js';
import type { StoredMessage } from '../../../src/sandbox/world/model.js';
import { verdict } from './refusal.js';

const V2 = 32768;
const button = (more: object = {}) => ({ type: 2, style: 1, custom_id: 'go', label: 'Go', ...more });
const row = (...components: object[]) => ({ type: 1, components });
const option = (value: string) => ({ label: value, value });
const menu = (more: object = {}) => ({ type: 3, custom_id: 'pick', options: [option('a'), option('b')], ...more });
const text = (content: string) => ({ type: 10, content });
const gallery = (url: string) => ({ type: 12, items: [{ media: { url } }] });
const png: Upload = { index: 0, filename: 'board.png', contentType: 'image/png', bytes: Buffer.alloc(8) };
const many = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));

const send = (body: object, uploads: readonly Upload[] = []) =>
  verdict(() => checkMessage(body as MessageBody, uploads));

describe('messages Discord takes', () => {
  test.each<[string, object, Upload[]?]>([
    ['plain text', { content: 'hello', tts: false, enforce_nonce: false }],
    ['2000 characters', { content: 'x'.repeat(2000) }],
    [
      'five rows of five buttons',
      { components: many(5, (r) => row(...many(5, (b) => button({ custom_id: `${r}/${b}` })))) },
    ],
    ['a menu alone in its row', { components: [row(menu())] }],
    ['a link button', { components: [row({ type: 2, style: 5, url: 'https://example.org', label: 'Rules' })] }],
    ['a button with only an emoji', { components: [row({ type: 2, style: 2, custom_id: 'x', emoji: { name: '⚔️' } })] }],
    ['40 newer components', { flags: V2, components: many(40, () => text('a')) }],
    ['4000 characters of newer text', { flags: V2, components: [text('x'.repeat(2000)), text('y'.repeat(2000))] }],
    [
      'a picture of its own',
      { flags: V2, components: [gallery('attachment://board.png')], attachments: [{ id: '0', description: null }] },
      [png],
    ],
    ['`required` on a menu, which Discord ignores', { components: [row(menu({ required: true }))] }],
    ['a file and nothing else', { attachments: [{ id: '0' }] }, [png]],
  ])('%s', (_, body, uploads = []) => {
    expect(send(body, uploads)).toBe('accepted');
  });
});

describe('messages Discord refuses', () => {
  const bad: [string, object, string, Upload[]?][] = [
    ['2001 characters', { content: 'x'.repeat(2001) }, '50035 content BASE_TYPE_MAX_LENGTH'],
    ['nothing at all', {}, '50006'],
    ['only spaces', { content: '  ' }, '50006'],
    ['newer components, none given', { flags: V2, components: [] }, '50006'],
    ['an embed too many', { embeds: many(11, () => ({ title: 'x' })) }, '50035 embeds BASE_TYPE_MAX_LENGTH'],
    [
      'embeds over 6000 in total',
      { embeds: many(2, () => ({ description: 'x'.repeat(3001) })) },
      '50035 embeds MAX_EMBED_SIZE_EXCEEDED',
    ],
    ['a nonce of 26', { content: 'x', nonce: 'n'.repeat(26) }, '50035 nonce BASE_TYPE_MAX_LENGTH'],
    [
      'a label of 81',
      { components: [row(button({ label: 'x'.repeat(81) }))] },
      '50035 components.0.components.0.label BASE_TYPE_MAX_LENGTH',
    ],
    [
      'a custom id of 101',
      { components: [row(button({ custom_id: 'x'.repeat(101) }))] },
      '50035 components.0.components.0.custom_id BASE_TYPE_MAX_LENGTH',
    ],
    [
      'a button without custom id',
      { components: [row(button({ custom_id: undefined }))] },
      '50035 components.0.components.0.custom_id BASE_TYPE_REQUIRED',
    ],
    [
      'a button without face',
      { components: [row(button({ label: undefined }))] },
      '50035 components.0.components.0 BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED',
    ],
    [
      'a link with a custom id',
      { components: [row(button({ style: 5, url: 'https://example.org' }))] },
      '50035 components.0.components.0.custom_id BUTTON_COMPONENT_FIELD_FORBIDDEN',
    ],
    [
      'a link without address',
      { components: [row({ type: 2, style: 5, label: 'x' })] },
      '50035 components.0.components.0.url BASE_TYPE_REQUIRED',
    ],
    [
      'an emoji that is none',
      { components: [row(button({ emoji: { name: 'sword' } }))] },
      '50035 components.0.components.0.emoji.name COMPONENT_INVALID_EMOJI',
    ],
    [
      'one custom id twice',
      { components: [row(button(), button())] },
      '50035 components.0.components.1.custom_id COMPONENT_CUSTOM_ID_DUPLICATED',
    ],
    [
      'one component id twice',
      { components: [row(button({ id: 7 }), button({ id: 7, custom_id: 'b' }))] },
      '50035 components.0.components.1.id COMPONENT_ID_DUPLICATED',
    ],
    [
      'six buttons in a row',
      { components: [row(...many(6, (b) => button({ custom_id: `${b}` })))] },
      '50035 components.0.components BASE_TYPE_MAX_LENGTH',
    ],
    ['an empty row', { components: [row()] }, '50035 components.0.components BASE_TYPE_MIN_LENGTH'],
    [
      'six rows',
      { components: many(6, (r) => row(button({ custom_id: `${r}` }))) },
      '50035 components BASE_TYPE_BAD_LENGTH',
    ],
    [
      'a menu beside a button',
      { components: [row(menu(), button())] },
      '50035 components.0.components.0 COMPONENT_LAYOUT_WIDTH_EXCEEDED',
    ],
    [
      'two menus in a row',
      { components: [row(menu(), menu({ custom_id: 'b' }))] },
      '50035 components.0.components.0 COMPONENT_LAYOUT_WIDTH_EXCEEDED',
    ],
    [
      '26 entries',
      { components: [row(menu({ options: many(26, (i) => option(`${i}`)) }))] },
      '50035 components.0.components.0.options BASE_TYPE_MAX_LENGTH',
    ],
    [
      'no entries',
      { components: [row(menu({ options: [] }))] },
      '50035 components.0.components.0.options BASE_TYPE_MIN_LENGTH',
    ],
    [
      'one value twice',
      { components: [row(menu({ options: [option('a'), option('a')] }))] },
      '50035 components.0.components.0.options.1.value SELECT_COMPONENT_OPTION_VALUE_DUPLICATED',
    ],
    [
      'least above most',
      { components: [row(menu({ min_values: 2, max_values: 1 }))] },
      '50035 components.0.components.0.min_values SELECT_COMPONENT_MIN_VALUES',
    ],
    [
      'more values than entries',
      { components: [row(menu({ max_values: 3 }))] },
      '50035 components.0.components.0.max_values SELECT_COMPONENT_MAX_VALUES',
    ],
    [
      'more defaults than values',
      {
        components: [
          row(
            menu({
              options: [
                { ...option('a'), default: true },
                { ...option('b'), default: true },
              ],
            }),
          ),
        ],
      },
      '50035 components.0.components.0.options SELECT_COMPONENT_TOO_MANY_DEFAULTS',
    ],
    [
      '41 newer components',
      { flags: V2, components: [{ type: 17, components: many(40, () => text('a')) }] },
      '50035 components COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED',
    ],
    [
      '4001 characters over several texts',
      { flags: V2, components: [text('x'.repeat(2000)), text('y'.repeat(2001))] },
      '50035 components COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED',
    ],
    [
      'newer components with content',
      { flags: V2, content: 'x', components: [text('a')] },
      '50035 content MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2',
    ],
    [
      'newer components with embeds',
      { flags: V2, embeds: [{ title: 'x' }], components: [text('a')] },
      '50035 embeds MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2',
    ],
    ['newer components without the flag', { components: [text('a')] }, '50035 components.0.type UNION_TYPE_CHOICES'],
    [
      'a picture that is not there',
      { flags: V2, components: [gallery('attachment://other.png')] },
      '50035 components.0.items.0.media.url UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND',
      [png],
    ],
    [
      'an embed picture that is not there',
      { embeds: [{ image: { url: 'attachment://x.png' } }] },
      '50035 embeds.0.image.url UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND',
    ],
    [
      'a listed file that was not sent',
      { content: 'x', attachments: [{ id: '1' }] },
      '50035 attachments.0.id ATTACHMENT_NOT_FOUND',
      [png],
    ],
    [
      'a container in a container',
      { flags: V2, components: [{ type: 17, components: [{ type: 17, components: [text('a')] }] }] },
      '50035 components.0.components.0.type BASE_TYPE_CHOICES',
    ],
    [
      'a section without accessory',
      { flags: V2, components: [{ type: 9, components: [text('a')] }] },
      '50035 components.0.accessory BASE_TYPE_REQUIRED',
    ],
    [
      'a text of 4001',
      { flags: V2, components: [text('x'.repeat(4001))] },
      '50035 components.0.content BASE_TYPE_MAX_LENGTH',
    ],
    [
      'an alt text of 1025',
      { content: 'x', attachments: [{ id: '0', description: 'x'.repeat(1025) }] },
      '50035 attachments.0.description BASE_TYPE_MAX_LENGTH',
      [png],
    ],
    [
      'a poll, which the sandbox has not',
      { poll: { question: { text: 'x' }, answers: [{ poll_media: { text: 'y' } }] } },
      '50035 poll SANDBOX_UNSUPPORTED',
    ],
  ];
  test.each(bad)('%s', (_, body, refusal, uploads = []) => {
    expect(send(body, uploads)).toBe(refusal);
  });
});

describe('edits', () => {
  const stored = (more: Partial<StoredMessage>): StoredMessage =>
    ({ id: '1', content: '', flags: 0, embeds: [], components: [], attachments: [], ...more }) as StoredMessage;
  const file = { id: '900', filename: 'board.png', contentType: 'image/png', size: 8 };
  const edit = (message: StoredMessage, body: object, uploads: Upload[] = []) =>
    verdict(() => checkMessageEdit(message, body as MessageBody, uploads));

  test('the newer look cannot be taken off again', () => {
    const message = stored({ flags: V2, components: [{ type: 10, content: 'a' }] as never });
    expect(edit(message, { flags: 0 })).toBe('50035 flags MESSAGE_COMPONENTS_V2_FLAG_REQUIRED');
    expect(edit(message, { components: [text('b')] })).toBe('accepted');
    expect(edit(message, { content: 'b' })).toBe('50035 content MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2');
  });

  test('a text message takes the newer look only without its text', () => {
    const message = stored({ content: 'old' });
    const look = { flags: V2, components: [text('new')] };
    expect(edit(message, look)).toBe('50035 content MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2');
    expect(edit(message, { ...look, content: null })).toBe('accepted');
  });

  test('a picture stays usable as long as it is kept', () => {
    const message = stored({
      flags: V2,
      components: [gallery('attachment://board.png')] as never,
      attachments: [file],
    });
    expect(edit(message, { components: [gallery('attachment://board.png'), text('more')] })).toBe('accepted');
    expect(edit(message, { attachments: [{ id: '900' }] })).toBe('accepted');
    expect(edit(message, { attachments: [] })).toContain('REFERENCED_ATTACHMENT_NOT_FOUND');
    expect(edit(message, { attachments: [{ id: '0' }] }, [png])).toBe('accepted');
    expect(edit(message, { attachments: [{ id: '901' }] })).toContain('50035');
  });

  test('nothing may be left empty', () => {
    expect(edit(stored({ content: 'old' }), { content: '' })).toBe('50006');
  });
});
