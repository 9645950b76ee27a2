import type { APIMessage } from 'discord-api-types/v10';
import { measure } from '../measure.js';
import { Dialog } from './dialog.js';

const MOST_COMPONENTS = 40;
const MOST_CHARACTERS = 4000;

/** A message as the bot sent it, with what it uses of Discord's limits. */
export function Inspector({ message, onClose }: { readonly message: APIMessage; readonly onClose: () => void }) {
  const { components, characters } = measure(message.components ?? []);
  return (
    <Dialog label="Message data" class="inspector" onClose={onClose}>
      <h2>Message data</h2>
      <p>
        {components} of {MOST_COMPONENTS} components, {characters} of {MOST_CHARACTERS} characters of text
      </p>
      <pre>
        <code>{JSON.stringify(message, null, 2)}</code>
      </pre>
      <div class="dialog-buttons">
        <button type="button" class="button secondary" onClick={onClose}>
          Close
        </button>
      </div>
    </Dialog>
  );
}
