import { describe, expect, test } from 'vitest';
import { measure } from '../../../src/sandbox/page/measure.js';
import { spoken } from '../../../src/sandbox/page/spoken.js';
import { recall, remember } from '../../../src/sandbox/page/state/keep.js';
import { mySession, type State } from '../../../src/sandbox/page/state/model.js';
import { reduce } from '../../../src/sandbox/page/state/reduce.js';
import { Store } from '../../../src/sandbox/page/state/store.js';
import type { PageEvent, PageMessage } from '../../../src/sandbox/page-api.js';

const ANN = '100000000000000001';
const BEN = '100000000000000002';
const BOT = '100000000000000009';
const LOBBY = '200000000000000001';
const OTHER = '200000000000000002';
const THREAD = '200000000000000003';

const user = (id: string, name: string, bot = false) => ({ id, name, locale: 'en-US', color: '#123456', bot });

const hello = (me: string): PageEvent =>
  ({
    type: 'hello',
    me,
    guild: { id: '300000000000000001', name: 'Sandbox' },
    users: [user(ANN, 'Ann'), user(BEN, 'Ben'), user(BOT, 'Wartable', true)],
    channels: [
      { id: LOBBY, type: 0, name: 'lobby' },
      { id: OTHER, type: 0, name: 'other' },
      { id: THREAD, type: 11, name: 'story', parent_id: LOBBY },
    ],
    commands: [],
    botOnline: true,
    botUserId: BOT,
  }) as unknown as PageEvent;

const message = (id: string, more: Partial<PageMessage> = {}, content = 'hi'): PageMessage =>
  ({
    message: { id, content, author: { id: BOT, username: 'wartable' }, embeds: [], components: [], mentions: [] },
    ephemeral: false,
    thinking: false,
    ...more,
  }) as unknown as PageMessage;

const posted = (channelId: string, shown: PageMessage, mentions: readonly string[] = [], isNew = true): PageEvent => ({
  type: 'message',
  channelId,
  message: shown,
  isNew,
  mentions,
});

const KEPT = {
  me: undefined,
  channelId: undefined,
  threadId: undefined,
  theme: 'dark',
  textOnly: false,
  follow: false,
} as const;
const on = (state: State, userId: string, ...events: readonly PageEvent[]): State =>
  events.reduce((to, event) => reduce(to, { type: 'event', userId, event, now: 0 }), state);
const start = (): State =>
  reduce(on(new Store(KEPT).state, '', hello(ANN)), { type: 'loaded', userId: ANN, channelId: LOBBY, messages: [] });
const ids = (state: State, channelId = LOBBY) => (mySession(state).messages[channelId] ?? []).map((m) => m.message.id);

describe('connecting', () => {
  test('the first hello says who one is and opens the first channel', () => {
    const state = start();
    expect(state.me).toBe(ANN);
    expect(state.channelId).toBe(LOBBY);
    expect(Object.keys(state.sessions)).toEqual([ANN]);
  });

  test('a kept place that is gone is left', () => {
    const state = on(new Store({ ...KEPT, me: BEN, channelId: '1', threadId: THREAD }).state, BEN, hello(BEN));
    expect([state.me, state.channelId, state.threadId]).toEqual([BEN, LOBBY, THREAD]);
  });

  test('after a lost connection private messages stay, others are fetched again', () => {
    const before = on(start(), ANN, posted(LOBBY, message('5')), posted(LOBBY, message('6', { ephemeral: true })));
    const lost = reduce(before, { type: 'connection', userId: ANN, connected: false });
    const back = on(lost, ANN, hello(ANN));
    expect(ids(back)).toEqual(['6']);
    expect(mySession(back).loaded).toEqual([]);
  });

  test('after a reset nothing stays', () => {
    const before = on(start(), ANN, posted(LOBBY, message('6', { ephemeral: true })));
    expect(ids(on(before, ANN, hello(ANN)))).toEqual([]);
  });
});

describe('messages', () => {
  test('stand by age, an edit takes the place of the former version', () => {
    const state = on(
      start(),
      ANN,
      posted(LOBBY, message('100')),
      posted(LOBBY, message('99')),
      posted(LOBBY, message('101')),
      posted(LOBBY, message('100', {}, 'edited'), [], false),
    );
    expect(ids(state)).toEqual(['99', '100', '101']);
    expect(mySession(state).messages[LOBBY]?.[1]?.message.content).toBe('edited');
  });

  test('fetched private messages of an earlier visit are not shown, present ones are kept', () => {
    const before = on(start(), ANN, posted(LOBBY, message('7', { ephemeral: true })));
    const state = reduce(before, {
      type: 'loaded',
      userId: ANN,
      channelId: LOBBY,
      messages: [message('5'), message('6', { ephemeral: true }), message('8')],
    });
    expect(ids(state)).toEqual(['5', '7', '8']);
  });

  test('a deleted one goes', () => {
    const state = on(start(), ANN, posted(LOBBY, message('5')), {
      type: 'messageGone',
      channelId: LOBBY,
      messageId: '5',
    });
    expect(ids(state)).toEqual([]);
  });

  test('are unread where nobody looks, and read when the channel is opened', () => {
    const state = on(start(), ANN, posted(OTHER, message('5')), posted(LOBBY, message('6')));
    expect(mySession(state).unread).toEqual({ [OTHER]: 1 });
    expect(mySession(reduce(state, { type: 'openChannel', channelId: OTHER })).unread).toEqual({});
  });
});

describe('pings', () => {
  test('give a badge to whoever is not looking, once a message', () => {
    const state = on(start(), ANN, posted(LOBBY, message('5'), [ANN, BEN, BOT]), posted(LOBBY, message('5'), [BEN]));
    expect(state.pings).toEqual({ [ANN]: {}, [BEN]: { [LOBBY]: ['5'] } });
  });

  test('are seen when that person looks', () => {
    const state = reduce(on(start(), ANN, posted(LOBBY, message('5'), [BEN])), { type: 'become', userId: BEN });
    expect(state.pings[BEN]).toEqual({});
  });

  test('move a hot-seat page to the person and the place; a ping to oneself does not', () => {
    const following = reduce(start(), { type: 'follow', on: true });
    const moved = on(following, ANN, posted(OTHER, message('5'), [BEN]));
    expect([moved.me, moved.channelId]).toEqual([BEN, OTHER]);
    expect(on(following, ANN, posted(OTHER, message('5'), [ANN, BEN])).me).toBe(ANN);
    expect(on(start(), ANN, posted(OTHER, message('5'), [BEN])).me).toBe(ANN);
  });
});

describe('presses', () => {
  const press = { messageId: '5', customId: 'go' };
  const pressed = () => reduce(on(start(), ANN, posted(LOBBY, message('5'))), { type: 'pressed', userId: ANN, press });

  test.each<readonly [string, PageEvent]>([
    ['the message changes', posted(LOBBY, message('5'), [], false)],
    ['a private answer comes', posted(LOBBY, message('6', { ephemeral: true }))],
    [
      'a form comes',
      { type: 'modal', channelId: LOBBY, interactionId: '1', modal: { title: 't', custom_id: 'm', components: [] } },
    ],
    ['the bot does not answer', { type: 'failed', channelId: LOBBY, messageId: '5', reason: 'late' }],
  ])('wait until %s', (_, event) => {
    expect(mySession(pressed()).pressed).toEqual([press]);
    expect(mySession(on(pressed(), ANN, event)).pressed).toEqual([]);
  });

  test('a failure stands under its message until the next press', () => {
    const failed = on(pressed(), ANN, { type: 'failed', channelId: LOBBY, messageId: '5', reason: 'late' });
    expect(mySession(failed).failures).toEqual({ '5': 'late' });
    expect(mySession(reduce(failed, { type: 'pressed', userId: ANN, press })).failures).toEqual({});
  });
});

describe('places', () => {
  test('a thread opens beside its channel and closes with another channel', () => {
    const beside = reduce(reduce(start(), { type: 'openChannel', channelId: OTHER }), {
      type: 'openChannel',
      channelId: THREAD,
    });
    expect([beside.channelId, beside.threadId]).toEqual([LOBBY, THREAD]);
    expect(reduce(beside, { type: 'openChannel', channelId: LOBBY }).threadId).toBe(THREAD);
    expect(reduce(beside, { type: 'openChannel', channelId: OTHER }).threadId).toBeUndefined();
  });
});

describe('memory', () => {
  const storage = (): Storage => {
    const map = new Map<string, string>();
    return {
      getItem: (key: string) => map.get(key) ?? null,
      setItem: (key: string, value: string) => map.set(key, value),
    } as unknown as Storage;
  };

  test('a window remembers its own person, a new one starts like the last', () => {
    const [first, second, shared] = [storage(), storage(), storage()];
    remember({ ...KEPT, me: ANN }, first, shared);
    remember({ ...KEPT, me: BEN, theme: 'light' }, second, shared);
    expect(recall(first, shared).me).toBe(ANN);
    expect(recall(storage(), shared)).toMatchObject({ me: BEN, theme: 'light' });
  });

  test('rubbish is forgotten', () => {
    const shared = storage();
    shared.setItem('wartable.page', '{"theme":"pink"');
    expect(recall(storage(), shared).theme).toBe('dark');
    shared.setItem('wartable.page', '{"theme":"pink"}');
    expect(recall(storage(), shared).theme).toBe('dark');
  });
});

describe('words for the screen reader', () => {
  test('name the author and leave the markup out', () => {
    const world = mySession(start()).world;
    const inTwoHours = Math.floor(Date.now() / 1000) + 2 * 3600 + 60;
    expect(spoken(message('5', {}, `**Turn** of <@${BEN}>, see </rules:1>, ends <t:${inTwoHours}:R>`), world)).toBe(
      'wartable: Turn of @Ben, see /rules, ends in 2 hours',
    );
    expect(spoken(message('5', { thinking: true }), world)).toBe('wartable is thinking');
  });
});

test('the inspector counts nested components and their text', () => {
  const parts = [
    {
      type: 17,
      components: [
        { type: 10, content: 'four' },
        { type: 9, components: [{ type: 10, content: 'ab' }], accessory: { type: 2, style: 1, custom_id: 'x' } },
        { type: 1, components: [{ type: 2, style: 1, custom_id: 'y' }] },
      ],
    },
  ] as unknown as Parameters<typeof measure>[0];
  expect(measure(parts)).toEqual({ components: 7, characters: 6 });
});
