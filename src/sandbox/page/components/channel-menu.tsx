import { useState } from 'preact/hooks';
import { useClient } from '../client.js';
import { Dialog } from './dialog.js';
import { Icon } from './icon.js';
import { Menu } from './menu.js';

const PERMISSIONS = [
  ['ViewChannel', 'View channel'],
  ['SendMessages', 'Send messages'],
  ['AttachFiles', 'Attach files'],
  ['ReadMessageHistory', 'Read message history'],
  ['CreatePublicThreads', 'Create public threads'],
  ['SendMessagesInThreads', 'Send messages in threads'],
] as const;

/** What was taken from the bot on this page, by channel. */
const taken = new Map<string, ReadonlySet<string>>();

/** What a server's owner does with a channel: the bot's permissions, and deleting it. */
export function ChannelMenu({ channelId, name }: { readonly channelId: string; readonly name: string }) {
  const client = useClient();
  const [missing, setMissing] = useState<ReadonlySet<string>>(() => taken.get(channelId) ?? new Set());
  const [deleting, setDeleting] = useState(false);
  const toggle = (flag: string) => {
    const next = new Set(missing);
    if (!next.delete(flag)) next.add(flag);
    taken.set(channelId, next);
    setMissing(next);
    void client.ask({ op: 'setMissingPermissions', channelId, missing: [...next] });
  };
  return (
    <>
      <Menu label={`Options of ${name}`} icon="more" class="left">
        {(close) => (
          <>
            <fieldset class="choice-column">
              <legend>The bot may, in this channel</legend>
              {PERMISSIONS.map(([flag, label]) => (
                <label key={flag}>
                  <input type="checkbox" checked={!missing.has(flag)} onChange={() => toggle(flag)} />
                  {label}
                </label>
              ))}
            </fieldset>
            <button
              type="button"
              class="menu-item danger"
              onClick={() => {
                close();
                setDeleting(true);
              }}
            >
              <Icon name="close" /> Delete channel
            </button>
          </>
        )}
      </Menu>
      {deleting && (
        <Dialog label="Delete channel" onClose={() => setDeleting(false)}>
          <h2>Delete #{name}?</h2>
          <p>Its messages and threads go with it.</p>
          <div class="dialog-buttons">
            <button type="button" class="button secondary" onClick={() => setDeleting(false)}>
              Keep it
            </button>
            <button
              type="button"
              class="button danger"
              onClick={() => {
                setDeleting(false);
                void client.ask({ op: 'deleteChannel', channelId });
              }}
            >
              Delete channel
            </button>
          </div>
        </Dialog>
      )}
    </>
  );
}
