export const ICONS = ['fight', 'defend', 'travel', 'heal'] as const;
export type Icon = (typeof ICONS)[number];

/** LK-1.5. Kinds with an icon are the regular cards; the others are resolved when drawn. */
export const CARD_KINDS = [
  'fight1',
  'fight2',
  'defend',
  'travel2',
  'travel4',
  'heal',
  'stronghold',
  'scourge_rises',
] as const;
export type CardKind = (typeof CARD_KINDS)[number];

/** 'fight2.3': the third card of its kind. Cards of one kind are identical. */
export type CardId = string;

export interface CardFace {
  readonly kind: CardKind;
  readonly icon: Icon | null;
  /** Hits of a Fight card, steps of a Travel card, damage that a Defend card prevents. */
  readonly value: number;
  readonly count: number;
}

export const CARD_FACES: Readonly<Record<CardKind, CardFace>> = {
  fight1: { kind: 'fight1', icon: 'fight', value: 1, count: 12 },
  fight2: { kind: 'fight2', icon: 'fight', value: 2, count: 5 },
  defend: { kind: 'defend', icon: 'defend', value: 2, count: 11 },
  travel2: { kind: 'travel2', icon: 'travel', value: 2, count: 10 },
  travel4: { kind: 'travel4', icon: 'travel', value: 4, count: 4 },
  heal: { kind: 'heal', icon: 'heal', value: 1, count: 10 },
  stronghold: { kind: 'stronghold', icon: null, value: 0, count: 3 },
  scourge_rises: { kind: 'scourge_rises', icon: null, value: 0, count: 8 },
};

const cardsOf = (kind: CardKind): readonly CardId[] =>
  Array.from({ length: CARD_FACES[kind].count }, (_, i) => `${kind}.${i + 1}`);

/** The 52 cards that can be held. */
export const REGULAR_CARDS: readonly CardId[] = CARD_KINDS.filter((kind) => CARD_FACES[kind].icon).flatMap(cardsOf);
export const STRONGHOLD_CARDS: readonly CardId[] = cardsOf('stronghold');
export const RISE_CARDS: readonly CardId[] = cardsOf('scourge_rises');

const FACES: ReadonlyMap<CardId, CardFace> = new Map(
  CARD_KINDS.flatMap((kind) => cardsOf(kind).map((card) => [card, CARD_FACES[kind]] as const)),
);

export const isCard = (card: CardId): boolean => FACES.has(card);

export function faceOf(card: CardId): CardFace {
  const face = FACES.get(card);
  if (!face) throw new RangeError(`There is no card ${card}`);
  return face;
}

export const iconOf = (card: CardId): Icon | null => faceOf(card).icon;
