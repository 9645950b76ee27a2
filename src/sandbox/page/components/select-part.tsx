import type { APISelectMenuComponent } from 'discord-api-types/v10';
import { useEffect, useState } from 'preact/hooks';
import { useClient, useView } from '../client.js';
import { mySession } from '../state/model.js';
import { SelectBox } from './select-box.js';
import { defaultsOf, optionsOfSelect } from './select-options.js';

interface Props {
  readonly select: APISelectMenuComponent;
  readonly channelId: string;
  readonly messageId: string;
}

/** A menu in a message: a choice is sent at once, several with [Apply]. */
export function SelectPart({ select, channelId, messageId }: Props) {
  const client = useClient();
  const world = useView((state) => mySession(state).world);
  const waiting = useView((state) =>
    mySession(state).pressed.some((press) => press.messageId === messageId && press.customId === select.custom_id),
  );
  const [chosen, setChosen] = useState(() => defaultsOf(select));
  // An edited message brings its own defaults.
  useEffect(() => setChosen(defaultsOf(select)), [select]);
  return (
    <SelectBox
      label={select.placeholder ?? 'Make a selection'}
      options={optionsOfSelect(select, world)}
      chosen={chosen}
      min={select.min_values ?? 1}
      max={select.max_values ?? 1}
      disabled={select.disabled ?? false}
      waiting={waiting}
      onChoose={(values) => {
        setChosen(values);
        void client.press(channelId, messageId, select.custom_id, values);
      }}
    />
  );
}
