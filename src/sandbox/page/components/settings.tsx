import { useState } from 'preact/hooks';
import { useClient, useView } from '../client.js';
import { mySession, THEMES } from '../state/model.js';
import { Dialog } from './dialog.js';
import { Icon } from './icon.js';
import { Menu } from './menu.js';

const THEME_NAMES = { dark: 'Dark', light: 'Light', contrast: 'High contrast' } as const;

/** The look of the page, and the bot behind it. */
export function Settings() {
  const client = useClient();
  const theme = useView((state) => state.theme);
  const online = useView((state) => mySession(state).world?.botOnline ?? false);
  const [resetting, setResetting] = useState(false);
  return (
    <>
      <Menu label="Settings" icon="gear" class="wide">
        {(close) => (
          <>
            <fieldset class="choice-row">
              <legend>Look</legend>
              {THEMES.map((name) => (
                <label key={name}>
                  <input
                    type="radio"
                    name="theme"
                    checked={theme === name}
                    onChange={() => client.store.dispatch({ type: 'theme', theme: name })}
                  />
                  {THEME_NAMES[name]}
                </label>
              ))}
            </fieldset>
            <p class="menu-note">
              <span class={`dot ${online ? 'on' : 'off'}`} /> The bot is {online ? 'online' : 'offline'}.
            </p>
            <button
              type="button"
              class="menu-item"
              onClick={() => {
                close();
                void client.ask({ op: 'restartBot' });
              }}
            >
              <Icon name="restart" /> Restart bot
            </button>
            <button
              type="button"
              class="menu-item danger"
              onClick={() => {
                close();
                setResetting(true);
              }}
            >
              <Icon name="close" /> Reset all
            </button>
          </>
        )}
      </Menu>
      {resetting && <ResetDialog onClose={() => setResetting(false)} />}
    </>
  );
}

function ResetDialog({ onClose }: { readonly onClose: () => void }) {
  const client = useClient();
  return (
    <Dialog label="Reset all" onClose={onClose}>
      <h2>Reset all?</h2>
      <p>Every channel, message and table of this sandbox is deleted. This cannot be undone.</p>
      <div class="dialog-buttons">
        <button type="button" class="button secondary" onClick={onClose}>
          Keep everything
        </button>
        <button
          type="button"
          class="button danger"
          onClick={async () => {
            onClose();
            if (await client.ask({ op: 'reset' })) client.toast('Everything is fresh again.', 'good');
          }}
        >
          Reset all
        </button>
      </div>
    </Dialog>
  );
}
