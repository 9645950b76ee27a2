import { useEffect, useState } from 'preact/hooks';
import type { Surroundings } from './check.js';
import { findLeaves, folded, type Leaf } from './commands.js';
import { addOption, choose, type Draft, optionsLeft, startDraft } from './draft.js';
import type { Suggestion } from './suggestions.js';
import { useChoices } from './use-choices.js';

interface Input {
  readonly leaves: readonly Leaf[];
  readonly text: string;
  readonly draft: Draft | undefined;
  readonly tail: string;
  /** The list was closed with Escape. */
  readonly closed: boolean;
  readonly channelId: string;
  readonly around: Surroundings;
  readonly locale: string;
  readonly begin: (draft: Draft) => void;
  readonly change: (draft: Draft) => void;
}

interface Offer {
  readonly label: string;
  readonly heading?: string | undefined;
  readonly status?: string | undefined;
  readonly items: readonly Suggestion[];
  /** Which line is marked before an arrow is pressed; -1 for none. */
  readonly first: number;
}

const NO_OFFER: Offer = { label: '', items: [], first: -1 };

/** What the composer offers now, and which line of it is marked. */
export function useSuggestions(input: Input) {
  const { draft, text, tail, closed } = input;
  const choices = useChoices(draft, input.channelId, input.around, input.locale);
  const offer = closed ? NO_OFFER : offerOf(input, choices);
  const place = draft
    ? `${draft.focus ?? ''}/${draft.pills.find((p) => p.option.name === draft.focus)?.text ?? tail}`
    : text;
  const [marked, setMarked] = useState({ place, at: offer.first });
  useEffect(() => setMarked({ place, at: offer.first }), [place, offer.first]);
  const at = marked.place === place ? marked.at : offer.first;
  return {
    ...offer,
    visible: offer.items.length > 0 || offer.status !== undefined || offer.heading !== undefined,
    at: at < offer.items.length ? at : offer.first,
    point: (index: number) => setMarked({ place, at: index }),
  };
}

function offerOf(input: Input, choices: ReturnType<typeof useChoices>): Offer {
  const { draft, text, tail, leaves, begin, change } = input;
  if (!draft) {
    if (!/^\/[^\n]*$/.test(text)) return NO_OFFER;
    const found = findLeaves(leaves, text.slice(1));
    return {
      label: 'Commands',
      status: leaves.length === 0 ? 'The bot has no commands yet.' : undefined,
      items: found.map((leaf) => ({
        key: leaf.path.join(' '),
        title: `/${leaf.shown}`,
        note: leaf.description,
        pick: () => begin(startDraft(leaf)),
      })),
      first: 0,
    };
  }
  const pill = draft.pills.find(({ option }) => option.name === draft.focus);
  if (!pill) {
    const options = optionsLeft(draft).filter((option) => folded(option.shown).startsWith(folded(tail)));
    return {
      label: 'Options',
      heading: options.length > 0 ? `/${draft.leaf.shown} · more options` : undefined,
      items: options.map((option) => ({
        key: option.name,
        title: option.shown,
        note: option.description,
        pick: () => change(addOption(draft, option)),
      })),
      first: tail ? 0 : -1,
    };
  }
  return {
    label: 'Choices',
    heading: `${pill.option.shown} · ${pill.option.description}`,
    status: choices.status,
    items: choices.list.map((choice) => ({
      key: String(choice.value),
      title: choice.label,
      pick: () => change(choose(draft, pill.option.name, choice)),
    })),
    first: 0,
  };
}
