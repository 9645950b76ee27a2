import { describe, expect, test } from 'vitest';
import { begin, optionsOf, Random } from '../../../../src/engine/index.js';
import { mostUnits, unitsIn } from '../../../../src/games/wroth/board.js';
import { MATS, ONCE_PER_GAME } from '../../../../src/games/wroth/components/mats.js';
import { ELITE_KINDS } from '../../../../src/games/wroth/factions/index.js';
import { type FactionId, TRAIT_IDS, type TraitId } from '../../../../src/games/wroth/ids.js';
import { type WrothEvent, type WrothMove, type WrothState, wroth } from '../../../../src/games/wroth/index.js';

const SEATS = { versus: 3, coop: 2 } as const;
const MOST_GAMES = 40;

type Sign = (event: WrothEvent, after: WrothState, move: WrothMove) => boolean;

const factionOf = (trait: TraitId): FactionId => trait.slice(0, trait.indexOf('.')) as FactionId;

/** What shows that a lasting trait was at work; the others tell of their use. */
const SIGNS: Readonly<Partial<Record<TraitId, Sign>>> = {
  'aldan.sacred_formation': (event) => event.type === 'traitScored' && event.trait === 'aldan.sacred_formation',
  'guild.deep_coffers': (event) =>
    event.type === 'korraGained' && event.faction === 'guild' && event.by === 'allocation' && event.amount >= 2,
  'koda.none_left_behind': (event) => event.type === 'recovered',
  'koda.blood_scent': (event) => event.type === 'korraGained' && event.by === 'koda.blood_scent',
  'ooglan.endless_screams': (event) =>
    event.type === 'deployed' && event.faction === 'ooglan' && event.region === 0 && event.basics === 3,
  'runen.old_grudge': (event) =>
    event.type === 'attacked' && event.faction === 'runen' && event.kind === 'fight' && event.damage === 2,
  'runen.unstoppable_march': (event) =>
    event.type === 'dieSpent' && event.faction === 'runen' && event.on === 'march' && event.dice.length === 1,
  'paldeyn.hold_the_line': (event, after) => {
    if (event.type !== 'scored' || event.faction !== 'paldeyn') return false;
    const side = mostUnits(after, event.region);
    const own = side === undefined ? 0 : unitsIn(after, side, event.region);
    return after.factions.some((_, other) => other !== side && own > 0 && unitsIn(after, other, event.region) === own);
  },
  'venna.borrowed_face': (event, _, move) =>
    event.type === 'dieSpent' && event.faction === 'venna' && move.type === 'die.spend' && move.as !== undefined,
  'venna.soul_tithe': (event) => event.type === 'korraGained' && event.by === 'venna.soul_tithe',
};

const traitSign = (trait: TraitId): Sign =>
  ONCE_PER_GAME.includes(trait)
    ? (event) => event.type === 'traitUsed' && event.trait === trait
    : (SIGNS[trait] ?? (() => false));

/** Everything a faction with this trait must be seen doing: the trait, the mat's ability, each Elite and its power. */
function signsOf(faction: FactionId, trait: TraitId): Map<string, Sign> {
  const { ability, elites } = MATS[faction];
  const signs = new Map<string, Sign>([[trait, traitSign(trait)]]);
  if (ability) signs.set(ability, (event) => event.type === 'abilityBought' && event.ability === ability);
  for (const type of elites) {
    signs.set(`${type} deployed`, (event) => event.type === 'deployed' && (event.elite ?? '').startsWith(`${type}#`));
    if ('activate' in ELITE_KINDS[type]) {
      signs.set(`${type} set off`, (event) => event.type === 'unitActivated' && event.unit.startsWith(`${type}#`));
    }
  }
  return signs;
}

/** From game to game seat 0 spends no less than 0, 1, … 4 Korra at a time, so that the dearest unit is bought one day. */
const DEAREST = 4;

/** A game of random moves in which seat 0 has the faction and the trait; powers are used more often than chance would. */
function play(
  trait: TraitId,
  game: number,
  look: (...seen: Parameters<Sign>) => void,
  asked?: (open: ReturnType<typeof wroth.decisions>) => void,
  variant: keyof typeof SEATS = 'versus',
): WrothState {
  const seed = `${trait} ${game}`;
  const least = game % (DEAREST + 1);
  const dice = Random.fromSeed(`${seed} moves`);
  const options = wroth.parseOptions({ variant }, SEATS[variant]);
  if (!options.ok) throw new Error(options.error.code);
  let state = begin(wroth, options.value, SEATS[variant], seed);
  for (let seat = wroth.acting(state)[0]; seat !== undefined; seat = wroth.acting(state)[0]) {
    const decisions = wroth.decisions(state, seat);
    asked?.(decisions);
    const open = decisions.flatMap((decision) => {
      const wanted = optionsOf(decision).filter(({ move, cost = DEAREST }) => {
        if (move.type === 'setup.ai') return move.faction !== factionOf(trait);
        if (move.type === 'setup.pick') return seat === 0 ? move.traits[0] === trait : true;
        return seat !== 0 || cost >= least;
      });
      return wanted.length > 0 ? [{ verb: decision.verb, wanted }] : [];
    });
    const powers = open.filter(({ verb }) => verb === 'ability' || verb === 'buy' || verb === 'march');
    const { move } = dice.pick(dice.pick(powers.length > 0 && dice.int(2) === 0 ? powers : open).wanted);
    const applied = wroth.apply(state, seat, move);
    if (!applied.ok) throw new Error(`${applied.error.rule} ${applied.error.code}: ${JSON.stringify(move)}`);
    state = applied.value.state;
    const faults = wroth.faults(state);
    if (faults.length > 0) throw new Error(`${faults.join()} after ${JSON.stringify(move)}`);
    for (const event of applied.value.events) look(event, state, move);
  }
  return state;
}

describe('random games', () => {
  test.each(TRAIT_IDS)('WR-20, WR-21: %s and its mat are all put to use, and every game comes to its end', (trait) => {
    const missing = signsOf(factionOf(trait), trait);
    for (let game = 0; game < MOST_GAMES && missing.size > 0; game++) {
      const state = play(trait, game, (...seen) => {
        for (const [name, sign] of missing) if (sign(...seen)) missing.delete(name);
      });
      expect(wroth.outcome(state)?.winners.length).toBeGreaterThan(0);
    }
    expect([...missing.keys()]).toEqual([]);
  });
});

test.each(TRAIT_IDS)('WR-15: %s plays against the AI to the end', (trait) => {
  const state = play(trait, 0, () => {}, undefined, 'coop');
  expect(state.phase).toBe('over');
  expect(state.factions[0]!.id).toBe(factionOf(trait));
});

test('WR-24.3: every option of a power is told from the others by what is typed for it', () => {
  for (const trait of TRAIT_IDS) {
    play(
      trait,
      0,
      () => {},
      (open) => {
        const typed = open
          .filter(({ verb }) => verb === 'ability')
          .flatMap((decision) => optionsOf(decision).map(({ slots }) => JSON.stringify(slots)));
        expect(new Set(typed).size).toBe(typed.length);
        expect(typed.every((slots) => slots.includes('"name"'))).toBe(true);
      },
    );
  }
});
