import { describe, expect, test, vi } from 'vitest';
import type { Ability, Power, Race } from '../../../src/games/small-world/abilities.js';
import { POWER_IDS, RACE_IDS } from '../../../src/games/small-world/ids.js';
import { smallWorld } from '../../../src/games/small-world/index.js';
import { POWERS } from '../../../src/games/small-world/powers/index.js';
import { RACES } from '../../../src/games/small-world/races/index.js';
import { conquer, land, make, offers, pair, position, refusal, regionOf } from './position.js';

/** A banner and a badge that use every hook, in place of two real ones: what the hooks do, whoever uses them. */
vi.mock('../../../src/games/small-world/races/trolls.js', () => {
  const hooks: Ability = {
    conquestCost: ({ here }) => (here.owner >= 0 ? -1 : 0),
    reach: ({ region }) => (region.symbols.includes('cave') ? 0 : undefined),
    entersWater: true,
    minimumPieces: 2,
    afterConquest: (draft, { region }) => {
      draft.region(region).fort = 1;
    },
    onPick: (draft, seat) => {
      draft.player(seat).coins += 10;
    },
    onDecline: (draft, seat) => {
      draft.player(seat).coins += 100;
    },
    income: () => 3,
    steps: {
      endStep: [
        {
          order: 2,
          run: (draft, seat) => {
            draft.player(seat).coins *= 2;
          },
        },
        {
          order: 1,
          run: (draft, seat) => {
            draft.player(seat).coins += 1;
          },
        },
      ],
      recruit: [
        {
          order: 1,
          decision: () => ({
            kind: 'choice',
            id: 'recruit',
            verb: 'recruit',
            prompt: 'small-world:prompt.conquer',
            options: [{ id: 'none', label: 'small-world:option.endTurn', move: { type: 'endConquests' } }],
          }),
        },
      ],
    },
  };
  return { trolls: { id: 'trolls', faction: 'horde', tokens: 6, trayMax: 11, ...hooks } satisfies Race };
});
vi.mock('../../../src/games/small-world/powers/mining.js', () => {
  const hooks: Ability = {
    fee: () => 2,
    lossOf: { order: 1, take: () => true },
    actions: [
      () => ({
        kind: 'choice',
        id: 'dig',
        verb: 'ability',
        prompt: 'small-world:prompt.conquer',
        options: [{ id: 'dig', label: 'small-world:option.endTurn', move: { type: 'endConquests' } }],
      }),
    ],
  };
  return { mining: { id: 'mining', tokens: 4, ...hooks } satisfies Power };
});

const [home, next] = pair(
  'L1A',
  (region) => region.terrain !== 'mountain',
  (region) => region.terrain === 'hill',
);

describe('the registries', () => {
  test('SW-1.6: 16 banners, 6 Alliance, 6 Horde, 4 neutral; trays hold 182 tokens', () => {
    const races = RACE_IDS.map((id) => RACES[id]);
    const count = (faction: string) => races.filter((race) => race.faction === faction).length;
    expect([count('alliance'), count('horde'), count('neutral')]).toEqual([6, 6, 4]);
    expect(races.reduce((sum, { trayMax }) => sum + trayMax, 0)).toBe(182);
  });

  test('SW-1.7: 20 badges; no combo asks for more than its tray holds', () => {
    const most = Math.max(...POWER_IDS.map((id) => POWERS[id].tokens));
    expect(POWER_IDS.map((id) => POWERS[id].tokens).reduce((sum, tokens) => sum + tokens)).toBe(86);
    for (const id of RACE_IDS) expect(RACES[id].tokens + most).toBeLessThanOrEqual(RACES[id].trayMax);
  });
});

describe('hooks', () => {
  test('conquestCost, minimumPieces, reach, entersWater and afterConquest shape an attack', () => {
    const state = position({
      players: [
        { race: 'trolls', hand: 9, regions: { [home]: 2 } },
        { race: 'humans', regions: { [next]: 1 } },
      ],
    });
    const targets = offers(state, 0, 'conquer');
    expect(targets.get(next)).toMatchObject({ cost: 2, facts: { sum: { key: 'small-world:why.minus' } } });
    const cave = land('S1A', ({ symbols }) => symbols.includes('cave'));
    expect(targets.get(cave)!.cost).toBe(
      2 + (smallWorld.view(state, 0).regions.find(({ id }) => id === cave)!.mountain ? 1 : 0),
    );
    expect(regionOf(make(state, 0, conquer(next, 2)).state, next)).toMatchObject({ owner: 0, fort: 1 });
    const one = { ...state, players: state.players.map((player) => ({ ...player, hand: 1 })) };
    expect(refusal(one, 0, conquer(next, 2))).toEqual({ rule: 'SW-4.5', code: 'no-free-piece' });
  });

  test('minimumPieces holds in READY, REDEPLOY and decline', () => {
    const players = [{ race: 'trolls', regions: { [home]: 3, [next]: 3 } }, {}] as const;
    const ready = position({ players, phase: 'ready' });
    expect(refusal(ready, 0, { type: 'ready', keep: { [home]: { race: 1 } }, liftChampion: false }).code).toBe(
      'too-few-kept',
    );
    const placing = position({ players, phase: 'redeploy' });
    expect(
      refusal(placing, 0, { type: 'redeploy', placement: { [home]: { race: 5 }, [next]: { race: 1 } } }).code,
    ).toBe('left-empty');
    const declined = make(position({ players, phase: 'chooseMode' }), 0, { type: 'chooseMode', mode: 'decline' }).state;
    expect(regionOf(declined, home).tokens).toBe(2);
    expect(declined.players[0]!.coins).toBe(5 + 100 + 2);
  });

  test('fee and lossOf protect a defender; the fee is private while coins are secret', () => {
    const state = position({
      players: [
        { race: 'orcs', coins: 2, hand: 9, regions: { [home]: 1 } },
        { race: 'humans', power: 'mining', coins: 5, regions: { [next]: 2 } },
      ],
    });
    expect(offers(state, 0, 'conquer').get(next)).toMatchObject({ private: true, facts: { fee: 2 } });
    const after = make(state, 0, conquer(next, 4)).state;
    expect(after.players.map(({ coins, hand }) => [coins, hand])).toEqual([
      [0, 5],
      [7, 2],
    ]);
    const poor = { ...state, players: state.players.map((player) => ({ ...player, coins: 1 })) };
    expect(offers(poor, 0, 'conquer').has(next)).toBe(false);
    expect(refusal(poor, 0, conquer(next, 4))).toEqual({ rule: 'SW-4.6', code: 'fee' });
    const open = smallWorld.decisions(poor, 0, 'public')[0];
    expect(open?.kind === 'choice' && open.options.some(({ move }) => 'region' in move && move.region === next)).toBe(
      true,
    );
  });

  test('actions are offered in CONQUEST; onPick runs with the draft', () => {
    const state = position({ players: [{ race: 'orcs', power: 'mining', hand: 1 }, {}] });
    expect(smallWorld.decisions(state, 0).map(({ id }) => id)).toContain('dig');
    const drafting = position({ players: [{}, {}], phase: 'pickCombo', combos: [['trolls', 'farmer']] });
    expect(make(drafting, 0, { type: 'pickCombo', index: 0 }).state.players[0]!.coins).toBe(15);
  });

  test('steps wait for their decision, run in their order, and income comes after them', () => {
    const conquest = position({ players: [{ race: 'trolls', coins: 4, regions: { [home]: 2 } }, {}] });
    const asked = make(conquest, 0, { type: 'endConquests' }).state;
    expect([asked.phase, smallWorld.decisions(asked, 0).map(({ id }) => id)]).toEqual(['recruit', ['recruit']]);
    const placing = position({
      players: [{ race: 'trolls', coins: 4, regions: { [home]: 2 } }, {}],
      phase: 'redeploy',
    });
    const { state, events } = make(placing, 0, { type: 'redeploy', placement: { [home]: { race: 2 } } });
    expect(events).toContainEqual(
      expect.objectContaining({
        type: 'scored',
        parts: [
          { source: 'regions', coins: 1 },
          { source: 'trolls', coins: 3 },
        ],
      }),
    );
    expect(state.players[0]!.coins).toBe((4 + 1) * 2 + 4);
  });
});
