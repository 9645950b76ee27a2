import { describe, expect, test } from 'vitest';
import { type SmallWorldMove, type SmallWorldState, smallWorld } from '../../../src/games/small-world/index.js';
import { incomeOf } from '../../../src/games/small-world/scoring.js';
import { attack, coinsOf, doomhammer, marked, whereIs } from './markers/marked.js';
import { conquer, make, offers, position, refusal, regionOf, trayOf } from './position.js';
import { rolling } from './races/rolling.js';

type Players = Parameters<typeof position>[0]['players'];

const paid = (state: SmallWorldState, seat: number, source: string): number =>
  incomeOf(state, seat).find((part) => part.source === source)?.coins ?? 0;

const END: SmallWorldMove = { type: 'endConquests' };
const champion = (region: string): SmallWorldMove => ({ type: 'championConquer', region });
const swap = (a: string, b: string): SmallWorldMove => ({ type: 'portalSwap', a, b });

/** Plays the moves of one seat after another. */
const play = (state: SmallWorldState, seat: number, ...moves: readonly SmallWorldMove[]): SmallWorldState =>
  moves.reduce((now, move) => {
    const { state: after } = make(now, seat, move);
    expect(smallWorld.faults(after)).toEqual([]);
    return after;
  }, state);

const orcs = { race: 'orcs', power: 'farmer', hand: 10 } as const;

// L1A-08 borders on 01 (mountain), 02 (mountain), 06 (forest) and 11 (swamp).
describe('the table of section 14: losses', () => {
  const draenei = (places: Parameters<typeof marked>[1]) =>
    marked(
      position({
        players: [
          { ...orcs, regions: { 'L1A-08': 1 } },
          { race: 'draenei', power: 'mining', regions: { 'L1A-06': 1, 'L1A-11': 1, 'L1A-01': 1, 'S1A-03': 1 } },
        ],
      }),
      places,
    );

  test('interaction 1: Draenei with the Chapel lose two regions and nothing else; their save stays unused', () => {
    const state = draenei({ 'S1A-03': 'chapel' });
    const after = play(state, 0, conquer('L1A-06', 3), conquer('L1A-11', 3));
    expect([after.players[1]!.hand, trayOf(after, 'draenei')]).toEqual([2, trayOf(state, 'draenei')]);
    expect(after.record.uses.draenei ?? 0).toBe(0);
  });

  test('interaction 2: the Chapel falls first, then the save, then a token is lost', () => {
    const state = draenei({ 'L1A-06': 'chapel' });
    const hands = [conquer('L1A-06', 3), conquer('L1A-11', 3)];
    const saved = play(state, 0, ...hands);
    expect([saved.players[1]!.hand, trayOf(saved, 'draenei')]).toEqual([2, trayOf(state, 'draenei')]);
    const third = play(saved, 0, conquer('L1A-01', 4));
    expect([third.players[1]!.hand, trayOf(third, 'draenei')]).toEqual([2, trayOf(state, 'draenei') + 1]);
  });

  test('interaction 4: the Champion and 3 tokens: +4 in defence, a ransom, and nothing is discarded', () => {
    const state = position({
      players: [
        { ...orcs, regions: { 'L1A-08': 1 } },
        { race: 'humans', power: 'champion', regions: { 'L1A-06': 3, 'S1A-03': 1 } },
      ],
      regions: { 'L1A-06': { champion: 1 } },
    });
    const after = play(state, 0, conquer('L1A-06', 6));
    expect(after.players[1]).toMatchObject({ hand: 3, champion: 1, coins: 4 });
    expect(after.players[0]!.coins).toBe(6);
  });

  test('interaction 5: a region held by the Champion alone is empty after decline and scores nothing', () => {
    const state = position({
      players: [{ race: 'orcs', power: 'champion', regions: { 'L1A-08': 1, 'L1A-06': 0 } }, {}],
      regions: { 'L1A-06': { champion: 1 } },
      phase: 'chooseMode',
    });
    const { state: after, events } = make(state, 0, { type: 'chooseMode', mode: 'decline' });
    expect(events.find(({ type }) => type === 'scored')).toMatchObject({ coins: 1 });
    expect(regionOf(after, 'L1A-06').owner).toBe(-1);
  });

  test('interaction 22: of 2 tokens and a Beast the Beast is discarded', () => {
    const state = position({
      players: [
        { ...orcs, regions: { 'L1A-08': 1 } },
        { race: 'humans', power: 'beastmaster', regions: { 'L1A-06': 2, 'S1A-03': 1 } },
      ],
      regions: { 'L1A-06': { beasts: 1 } },
    });
    expect(play(state, 0, conquer('L1A-06', 5)).players[1]).toMatchObject({ hand: 2, beasts: 0 });
  });

  test('interaction 9: a declined Tauren pair conquered by Enraged Forsaken: 2 coins, 2 recruits', () => {
    const state = position({
      players: [
        { race: 'forsaken', power: 'enraged', hand: 9, regions: { 'L1A-08': 1 } },
        { declined: { race: 'tauren', regions: { 'L1A-06': 2, 'S1A-03': 2 } } },
      ],
    });
    const after = play(state, 0, conquer('L1A-06', 4));
    expect([trayOf(after, 'tauren') - trayOf(state, 'tauren'), paid(after, 0, 'enraged')]).toEqual([2, 2]);
    const recruit = make(after, 0, END).state;
    expect([...offers(recruit, 0, 'recruit').keys()]).toEqual(['0', '1', '2']);
  });

  test('interaction 36: own declined Dwarves conquered by own Orcs: +1 in the cost, +1 Orcs, +1 faction', () => {
    const state = position({
      players: [
        { ...orcs, regions: { 'L1A-08': 1 }, declined: { race: 'dwarves', regions: { 'L1A-06': 1, 'S1A-03': 1 } } },
        {},
      ],
    });
    const after = play(state, 0, conquer('L1A-06', 3));
    expect([paid(after, 0, 'orcs'), paid(after, 0, 'faction')]).toEqual([1, 1]);
  });
});

describe('the table of section 14: fees and shelter', () => {
  const pandaren = (attacker: Partial<Players[number]>) =>
    position({
      players: [
        { ...orcs, harmony: true, regions: { 'L1A-08': 1 }, ...attacker },
        { race: 'pandaren', power: 'mining', regions: { 'L1A-06': 1, 'L1A-11': 1, 'S1A-03': 1 } },
      ],
    });

  test('interaction 6: the Champion pays Harmony first, then conquers for nothing', () => {
    const state = pandaren({ power: 'champion', champion: 1, hand: 0 });
    const after = play(state, 0, champion('L1A-06'));
    expect([coinsOf(after), regionOf(after, 'L1A-06').champion]).toEqual([[3, 7], 1]);
  });

  test('interaction 17: with Harmony and 1 coin no Pandaren region can be attacked', () => {
    const state = pandaren({ coins: 1 });
    for (const region of ['L1A-06', 'L1A-11']) {
      expect(refusal(state, 0, conquer(region, 3))).toEqual({ rule: 'SW-4.6', code: 'fee' });
    }
  });

  test('interaction 18: paid once, the second region is free of it', () => {
    expect(coinsOf(play(pandaren({}), 0, conquer('L1A-06', 3), conquer('L1A-11', 3)))).toEqual([3, 7]);
  });

  test('interaction 20: the Aegis does nothing for a declined race', () => {
    const state = marked(
      position({
        players: [
          { ...orcs, coins: 0, regions: { 'L1A-08': 1 } },
          { declined: { race: 'humans', regions: { 'L1A-06': 1 } } },
        ],
      }),
      { 'L1A-06': 'aegis' },
    );
    expect(whereIs(play(state, 0, conquer('L1A-06', 3)), 'aegis')).toBe('L1A-06');
  });

  // L1A-09 is a field beside 02, 05 and 06.
  const tower = (attacker: Players[number], faceUp: Parameters<typeof marked>[1] = {}) =>
    marked(
      position({
        players: [attacker, { race: 'humans', power: 'defensive', regions: { 'L1A-09': 1 } }],
        regions: { 'L1A-09': { watchtower: 1 } },
      }),
      faceUp,
    );

  test('interaction 21: Doomhammer, Champion, air strike and Ashes cannot touch a Watchtower region', () => {
    const at = { 'L1A-06': 1 };
    const hammer = tower({ ...orcs, regions: at }, { 'L1A-06': ['doomhammer', 'ashes'] });
    expect(refusal(hammer, 0, doomhammer('L1A-09')).code).toBe('watchtower');
    expect(refusal(hammer, 0, attack('L1A-09', 3, { ashes: true })).code).toBe('watchtower');
    const led = tower({ race: 'orcs', power: 'champion', champion: 1, regions: at });
    expect(refusal(led, 0, champion('L1A-09')).code).toBe('watchtower');
    const gnomes = tower({ race: 'gnomes', hand: 9, regions: at });
    expect(refusal(gnomes, 0, { type: 'airstrike', region: 'L1A-09', rollDie: true }).code).toBe('watchtower');
  });

  test('interaction 21: nor a bomb, nor a swap of its region', () => {
    const state = position({
      players: [
        { race: 'goblins', power: 'farmer', regions: { 'L1A-02': 1 } },
        { race: 'humans', power: 'defensive', regions: { 'L1A-09': 1, 'L1A-05': 1, 'L1A-06': 1 } },
      ],
      active: 1,
      phase: 'redeploy',
      regions: { 'L1A-09': { bomb: 'explosive', watchtower: 1 } },
    });
    const placement = { 'L1A-09': { race: 1 }, 'L1A-05': { race: 1 }, 'L1A-06': { race: 1 } };
    const ended = make(state, 1, { type: 'redeploy', placement }).state;
    const { state: after, events } = make(ended, 1, { type: 'placeObjectives', regions: ['L1A-01', 'L1A-02'] });
    expect(events.map(({ type }) => type)).toContain('bombHeld');
    expect([after.active, regionOf(after, 'L1A-09')]).toMatchObject([
      0,
      { owner: 1, tokens: 1, watchtower: 1, bomb: null },
    ]);
    const magic = position({
      players: [
        { race: 'orcs', power: 'portalMage', regions: { 'L1A-06': 1 } },
        { race: 'humans', power: 'defensive', regions: { 'S1A-07': 1 } },
      ],
      regions: { 'S1A-07': { watchtower: 1 } },
    });
    expect(refusal(magic, 0, swap('L1A-06', 'S1A-07')).code).toBe('watchtower-stands');
  });

  test('interaction 44: the Marsh toll is paid to a declined race', () => {
    const state = position({
      players: [
        { ...orcs, regions: { 'L1A-08': 1 } },
        { declined: { race: 'humans', power: 'marshdweller', regions: { 'L1A-11': 1, 'S1A-03': 1 } } },
      ],
    });
    expect(coinsOf(play(state, 0, conquer('L1A-11', 3)))).toEqual([4, 6]);
  });
});

describe('the table of section 14: costs and reach', () => {
  const costOf = (player: Players[number], region: string, murlocs: readonly string[] = []) => {
    const state = position({
      players: [player, {}],
      regions: Object.fromEntries(murlocs.map((id) => [id, { murlocs: 1 }])),
    });
    return offers(state, 0, 'conquer').get(region)?.cost;
  };

  test('interaction 8: Tauren with Doomhammer or Frostmourne still send 2', () => {
    const state = marked(
      position({ players: [{ race: 'tauren', power: 'farmer', hand: 9, regions: { 'L1A-08': 2 } }, {}] }),
      {
        'L1A-08': ['doomhammer', 'frostmourne'],
      },
    );
    expect(refusal(state, 0, doomhammer('L1A-06', 1)).code).toBe('wrong-payment');
    expect(play(state, 0, doomhammer('L1A-06', 2)).players[0]!.hand).toBe(7);
    expect(play(state, 0, attack('L1A-06', 2, { frostmourne: true })).players[0]!.hand).toBe(7);
  });

  test('interaction 24: Sailing, first conquest of an empty start region: 2', () => {
    expect(costOf({ race: 'orcs', power: 'sailing', hand: 9 }, 'L1A-08')).toBe(2);
  });

  test('interactions 28, 29: Kobolds: a Murloc cave first 3; a cave far away without travel cost', () => {
    expect(costOf({ race: 'kobolds', power: 'farmer', hand: 9 }, 'L1A-07', ['L1A-07'])).toBe(3);
    expect(costOf({ race: 'kobolds', power: 'farmer', hand: 9, regions: { 'L1A-08': 1 } }, 'S1A-03')).toBe(2);
  });

  test('interaction 34: Frostmourne used by A serves B, who takes its region in his turn', () => {
    const state = marked(
      position({
        players: [
          { race: 'orcs', power: 'farmer', hand: 2, regions: { 'L1A-08': 1 } },
          { race: 'trolls', power: 'mining', regions: { 'L1A-02': 7 } },
        ],
      }),
      { 'L1A-08': 'frostmourne' },
    );
    const ended = play(state, 0, attack('L1A-06', 1, { frostmourne: true }), END, {
      type: 'redeploy',
      placement: { 'L1A-08': { race: 1 }, 'L1A-06': { race: 2 } },
    });
    const expanding = play(
      ended,
      1,
      { type: 'chooseMode', mode: 'expand' },
      {
        type: 'ready',
        keep: { 'L1A-02': { race: 1 } },
        liftChampion: false,
      },
    );
    const taken = play(expanding, 1, conquer('L1A-06', 3));
    expect(play(taken, 1, attack('L1A-09', 1, { frostmourne: true })).record.usedArtifacts).toEqual(['frostmourne']);
  });

  test('interaction 40: both dice of an air strike add up', () => {
    const state = position({
      players: [
        { race: 'gnomes', power: 'farmer', hand: 1 },
        { race: 'humans', power: 'mining', regions: { 'L1A-08': 3, 'S1A-03': 1 } },
      ],
    });
    const first = rolling(state, 0, { type: 'airstrike', region: 'L1A-08', rollDie: true }, 2).state;
    expect(first.phase).toBe('airstrike');
    const second = rolling(first, 0, { type: 'finalConquest' }, 2).state;
    expect(regionOf(second, 'L1A-08')).toMatchObject({ owner: 0, tokens: 1 });
    const failed = rolling(first, 0, { type: 'finalConquest' }, 1).state;
    expect(regionOf(failed, 'L1A-08').owner).toBe(1);
  });

  test('interaction 45: with no coin Worgen cannot be wolves', () => {
    const state = position({
      players: [{ race: 'worgen', power: 'farmer', coins: 0, regions: { 'L1A-08': 1 } }, {}],
      phase: 'chooseMode',
    });
    const asked = make(state, 0, { type: 'chooseMode', mode: 'expand' }).state;
    expect(asked.phase).toBe('form');
    expect(refusal(asked, 0, { type: 'form', kind: 'wolf' }).rule).toBe('SW-10.6');
    expect([...offers(asked, 0, 'form').keys()]).toEqual(['human']);
  });
});

describe('the table of section 14: swaps and intimidation', () => {
  // L1A-03 is a magic mountain, L1A-06 a magic forest, S1A-07 a magic swamp.
  const mages = (regions: Parameters<typeof position>[0]['regions'], extra: Partial<Players[number]> = {}) =>
    position({
      players: [
        { race: 'orcs', power: 'portalMage', hand: 3, regions: { 'L1A-03': 2 }, ...extra },
        { race: 'nightElves', power: 'mining', regions: { 'L1A-06': 1, 'S1A-03': 1 } },
      ],
      regions: regions ?? {},
    });

  test('interaction 15: the Mountain stays, and who arrives stands behind it', () => {
    const after = play(mages({}), 0, swap('L1A-03', 'L1A-06'));
    expect([regionOf(after, 'L1A-03').owner, regionOf(after, 'L1A-06').owner]).toEqual([1, 0]);
    expect(offers(after, 0, 'finalConquest').get('L1A-03') ?? offers(after, 0, 'conquer').get('L1A-03')).toMatchObject({
      cost: 4,
    });
  });

  test('interaction 16: a swap carries an artifact, and whoever stands there now holds it', () => {
    const state = marked(mages({}), { 'L1A-06': 'frostmourne' });
    const after = play(state, 0, swap('L1A-03', 'L1A-06'));
    expect(whereIs(after, 'frostmourne')).toBe('L1A-03');
    expect(refusal(after, 0, attack('L1A-08', 1, { frostmourne: true })).code).toBe('means');
  });

  test('interaction 37: a wall that a swap carries to a swamp still counts 1', () => {
    const state = mages({ 'L1A-06': { wispWall: 1 } }, { regions: { 'S1A-05': 1 } });
    const after = play(state, 0, swap('L1A-06', 'S1A-07'));
    expect(regionOf(after, 'S1A-07')).toMatchObject({ owner: 1, wispWall: 1 });
    expect(offers(after, 0, 'finalConquest').get('S1A-07')).toMatchObject({ cost: 4 });
  });

  test('SW-12.2, R52: an active race that a swap brings onto a face-down marker turns it up; a declined one does not', () => {
    const onto = marked(mages({}), {}, { 'S1A-07': 'darkPortal' });
    const after = play(onto, 0, swap('L1A-06', 'S1A-07'));
    expect(regionOf(after, 'S1A-07')).toMatchObject({ owner: 1, faceDown: null, place: 'darkPortal' });
    const declined = marked(
      position({
        players: [
          { race: 'orcs', power: 'portalMage', regions: { 'L1A-08': 1 } },
          { declined: { race: 'humans', regions: { 'L1A-06': 1 } } },
        ],
      }),
      {},
      { 'S1A-07': 'darkPortal' },
    );
    expect(regionOf(play(declined, 0, swap('L1A-06', 'S1A-07')), 'S1A-07').faceDown).toBe('darkPortal');
  });

  test('SW-13.6: a Well that a swap reveals under an opponent is placed by the current player', () => {
    const base = position({
      players: [
        { race: 'orcs', power: 'portalMage', regions: { 'L1A-08': 1 } },
        { race: 'humans', power: 'mining', regions: { 'S1A-07': 1 } },
      ],
    });
    const asked = play(marked(base, {}, { 'L1A-06': 'well' }), 0, swap('S1A-07', 'L1A-06'));
    expect(smallWorld.decisions(asked, 0).map(({ id }) => id)).toEqual(['placeWell']);
    expect(whereIs(play(asked, 0, { type: 'placeWell', region: 'L1A-12' }), 'well')).toBe('L1A-12');
  });

  test('interaction 38: Fort, wall, then the third use moves the token', () => {
    const state = position({
      players: [
        { race: 'orcs', power: 'intimidating', regions: { 'L1A-08': 1 } },
        { race: 'nightElves', power: 'mining', regions: { 'L1A-06': 1, 'S1A-03': 1 } },
      ],
      regions: { 'L1A-06': { fort: 1, wispWall: 1 } },
    });
    const use = (piece: 'race' | 'fort' | 'wisp', to?: string): SmallWorldMove => ({
      type: 'intimidate',
      from: 'L1A-06',
      piece,
      ...(to ? { to } : {}),
    });
    expect(refusal(state, 0, use('race', 'S1A-03')).rule).toBe('SW-11.14');
    const after = play(state, 0, use('fort'), use('wisp'), use('race', 'S1A-03'));
    expect([regionOf(after, 'L1A-06').owner, regionOf(after, 'S1A-03').tokens]).toEqual([-1, 2]);
  });
});

describe('the table of section 14: the turn of others', () => {
  const turnOf = (state: SmallWorldState) => {
    const [decision] = smallWorld.decisions(state, 1);
    if (decision?.kind !== 'choice') throw new Error('not a choice');
    return make(state, 1, decision.options[0]!.move);
  };

  const bombed = (victim: Players[number], change: object) =>
    position({
      players: [{ race: 'goblins', power: 'farmer', regions: { 'L1A-08': 1 } }, victim],
      active: 1,
      phase: 'redeploy',
      regions: { 'L1A-06': { bomb: 'explosive', ...change } },
    });

  test('interaction 10: bombs go off at the start, then Goblins decline without a faction bonus', () => {
    const { state, events } = turnOf(bombed({ race: 'trolls', power: 'mining', regions: { 'L1A-06': 2 } }, {}));
    expect(events.map(({ type }) => type)).toContain('exploded');
    expect(regionOf(state, 'L1A-06').owner).toBe(-1);
    const declined = make(state, 0, { type: 'chooseMode', mode: 'decline' });
    expect(declined.events.find(({ type }) => type === 'scored')).toMatchObject({ coins: 1 });
  });

  test('interaction 12: a declined token above a bomb is lost', () => {
    const state = position({
      players: [
        { race: 'goblins', power: 'farmer', regions: { 'L1A-08': 1 } },
        { race: 'trolls', power: 'mining', regions: { 'L1A-06': 2, 'S1A-03': 1 } },
      ],
      active: 1,
      phase: 'chooseMode',
      regions: { 'L1A-06': { bomb: 'explosive' } },
    });
    const after = make(state, 1, { type: 'chooseMode', mode: 'decline' }).state;
    expect([after.active, regionOf(after, 'L1A-06').owner, regionOf(after, 'S1A-03').tokens]).toEqual([0, -1, 1]);
  });

  test('interaction 13: the bomb of an abandoned region is back on top of the stack, unseen', () => {
    const base = position({
      players: [
        { race: 'goblins', power: 'farmer', regions: { 'L1A-08': 1 } },
        { race: 'trolls', power: 'mining', regions: { 'L1A-06': 2, 'S1A-03': 1 } },
      ],
      active: 1,
      phase: 'ready',
      regions: { 'L1A-06': { bomb: 'explosive' } },
    });
    const state = { ...base, bombs: ['dud'] as const };
    const { state: after, events } = make(state, 1, {
      type: 'ready',
      keep: { 'S1A-03': { race: 1 } },
      liftChampion: false,
    });
    expect([after.bombs, regionOf(after, 'L1A-06').bomb]).toEqual([['explosive', 'dud'], null]);
    expect(JSON.stringify(events)).not.toContain('explosive');
  });

  test('interaction 23: a hill held by Beasts alone is lost before hills are counted', () => {
    const state = position({
      players: [
        { race: 'orcs', power: 'beastmaster', regions: { 'L1A-08': 1, 'L1A-07': 0 } },
        { race: 'trolls', power: 'mining', regions: { 'S1A-03': 2 } },
      ],
      active: 1,
      phase: 'redeploy',
      regions: { 'L1A-07': { beasts: 1 } },
    });
    const { state: after } = turnOf(state);
    expect([regionOf(after, 'L1A-07').owner, after.players[0]!.beasts]).toEqual([-1, 1]);
  });
});

describe('the table of section 14: scoring and supplies', () => {
  test('interaction 26: Naga declined on a lake score, and nobody can take it', () => {
    const state = marked(
      position({
        players: [{ ...orcs, regions: { 'L1A-09': 1 } }, { declined: { race: 'naga', regions: { 'L1A-12': 1 } } }],
      }),
      { 'L1A-09': ['ashes', 'doomhammer'] },
    );
    expect(paid(state, 1, 'declined')).toBe(1);
    expect(refusal(state, 0, conquer('L1A-12', 3)).code).toBe('water');
    expect(refusal(state, 0, attack('L1A-12', 3, { ashes: true })).code).toBe('water');
    expect(refusal(state, 0, doomhammer('L1A-12')).code).toBe('water');
  });

  test('interaction 27: Fishing Naga on a lone lake get nothing for the lake itself', () => {
    const state = position({ players: [{ race: 'naga', power: 'fishing', regions: { 'S1A-08': 1 } }, {}] });
    expect(paid(state, 0, 'fishing')).toBe(0);
  });

  test('interaction 33: a neutral race that chose the Horde leaves an objective where it is, without reward', () => {
    const state = marked(
      position({
        players: [
          { race: 'naga', power: 'farmer', hand: 9, regions: { 'L1A-08': 1 } },
          { race: 'humans', power: 'mining', regions: { 'S1A-03': 1 } },
        ],
        regions: { 'L1A-06': { objective: 1 } },
      }),
      { 'L1A-08': 'battleground' },
    );
    const horde = play(state, 0, { type: 'chooseSide', side: 'horde' }, conquer('L1A-06', 2));
    expect([coinsOf(horde), regionOf(horde, 'L1A-06').objective]).toEqual([[5, 5], 1]);
    // The side at the moment of conquest decides: chosen afterwards, it takes nothing back.
    const late = play(state, 0, conquer('L1A-06', 2), { type: 'chooseSide', side: 'horde' });
    expect([coinsOf(late), regionOf(late, 'L1A-06').objective]).toEqual([[7, 7], 0]);
  });

  test('interaction 42: a Garrisoned race with 11 regions has ten Forts', () => {
    const ten = ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10'].map((n) => `L1A-${n}`);
    const state = position({
      players: [
        { race: 'tauren', power: 'garrisoned', hand: 2, regions: Object.fromEntries(ten.map((id) => [id, 1])) },
        {},
      ],
      regions: Object.fromEntries(ten.map((id) => [id, { fort: 1 as const, tokens: 1, faceDown: null }])),
    });
    const after = make(state, 0, conquer('L1A-11', 2)).state;
    expect(regionOf(after, 'L1A-11')).toMatchObject({ owner: 0, fort: 0 });
    expect(after.regions.reduce((sum, { fort }) => sum + fort, 0)).toBe(10);
  });

  test('interaction 43: Murlocs around a Defensive field are one race', () => {
    // S1A-06 is a field beside 02, 03, 04 and 07.
    const state = position({
      players: [{ race: 'orcs', power: 'defensive', regions: { 'S1A-06': 1, 'S1A-02': 1 } }, {}],
      regions: { 'S1A-03': { murlocs: 1 }, 'S1A-04': { murlocs: 1 } },
      phase: 'redeploy',
    });
    const placement = { 'S1A-06': { race: 1 }, 'S1A-02': { race: 1 } };
    expect(regionOf(make(state, 0, { type: 'redeploy', placement }).state, 'S1A-06').watchtower).toBe(0);
    const without = { ...state, regions: state.regions.map((region) => ({ ...region, murlocs: 0 })) };
    expect(regionOf(make(without, 0, { type: 'redeploy', placement }).state, 'S1A-06').watchtower).toBe(1);
  });
});
