import { useEffect, useRef, useState } from 'preact/hooks';
import { useClient } from '../client.js';
import { fixedChoices, type Surroundings } from './check.js';
import { type Choice, folded } from './commands.js';
import { type Draft, partialOptions } from './draft.js';

const DEBOUNCE_MS = 100;
const MOST = 25;

export interface Choices {
  readonly list: readonly Choice[];
  readonly status: string | undefined;
}

const NONE: Choices = { list: [], status: undefined };

/** What fits the option under the cursor: its fixed choices, or what the bot answers while one types. */
export function useChoices(draft: Draft | undefined, channelId: string, around: Surroundings, locale: string): Choices {
  const client = useClient();
  const pill = draft?.pills.find(({ option }) => option.name === draft.focus);
  const asked = draft && pill?.option.autocomplete ? JSON.stringify(partialOptions(draft, around)) : undefined;
  const [answer, setAnswer] = useState<{ readonly asked: string; readonly choices: Choices } | undefined>(undefined);
  const newest = useRef<string | undefined>(undefined);
  newest.current = asked;

  useEffect(() => {
    if (asked === undefined || !draft) return;
    const timer = setTimeout(async () => {
      const choices = await answered(client.choices(channelId, draft.leaf.commandId, JSON.parse(asked)), locale);
      if (newest.current === asked) setAnswer({ asked, choices });
    }, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [asked, channelId]);

  if (!pill || pill.chosen !== undefined) return NONE;
  if (pill.option.autocomplete) {
    if (answer && answer.asked === asked) return answer.choices;
    return { list: [], status: 'Loading options…' };
  }
  const fixed = fixedChoices(pill.option, around);
  const list = fixed
    .filter(({ label }) => folded(label).includes(folded(pill.text).replace(/^[@#]/, '')))
    .slice(0, MOST);
  return { list, status: fixed.length > 0 && list.length === 0 ? 'No options match your search.' : undefined };
}

async function answered(asked: ReturnType<ReturnType<typeof useClient>['choices']>, locale: string): Promise<Choices> {
  try {
    const list = (await asked).map((choice) => ({
      label: choice.name_localizations?.[locale] ?? choice.name,
      value: choice.value,
    }));
    return { list, status: list.length === 0 ? 'No options match your search.' : undefined };
  } catch {
    return { list: [], status: 'Loading options failed.' };
  }
}
