import { useState } from 'preact/hooks';
import type { PageMessage } from '../../page-api.js';
import { useClient, useView } from '../client.js';
import { COMMAND } from '../discord.js';
import { mySession } from '../state/model.js';
import { Icon } from './icon.js';
import { Inspector } from './inspector.js';
import { Menu } from './menu.js';

/** What can be done with a message: the bot's own entries, a look at its data, deleting it. */
export function MessageMenu({ shown, channelId }: { readonly shown: PageMessage; readonly channelId: string }) {
  const client = useClient();
  const commands = useView((state) => mySession(state).world?.commands);
  const locale = useView((state) => mySession(state).world?.users.find(({ id }) => id === state.me)?.locale ?? 'en-US');
  const [inspecting, setInspecting] = useState(false);
  const messageId = shown.message.id;
  return (
    <>
      <Menu label="Options of this message" icon="more" class="left message-menu">
        {(close) => (
          <>
            {!shown.ephemeral &&
              commands
                ?.filter((command) => command.type === COMMAND.message)
                .map((command) => (
                  <button
                    key={command.id}
                    type="button"
                    class="menu-item"
                    onClick={() => {
                      close();
                      void client.ask({ op: 'contextMenu', channelId, commandId: command.id, targetId: messageId });
                    }}
                  >
                    {command.name_localizations?.[locale as 'pl'] ?? command.name}
                  </button>
                ))}
            <button
              type="button"
              class="menu-item"
              onClick={() => {
                close();
                setInspecting(true);
              }}
            >
              <Icon name="eye" /> Inspect
            </button>
            {!shown.ephemeral && (
              <button
                type="button"
                class="menu-item danger"
                onClick={() => {
                  close();
                  void client.ask({ op: 'deleteMessage', channelId, messageId });
                }}
              >
                <Icon name="close" /> Delete message
              </button>
            )}
          </>
        )}
      </Menu>
      {inspecting && <Inspector message={shown.message} onClose={() => setInspecting(false)} />}
    </>
  );
}
