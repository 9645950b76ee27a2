import { useClient, useView } from '../client.js';
import { mySession } from '../state/model.js';
import { Icon } from './icon.js';

/** Says that the connection or the bot is away. */
export function Banner() {
  const client = useClient();
  const world = useView((state) => mySession(state).world);
  const connected = useView((state) => mySession(state).connected);
  if (!world) return null;
  if (!connected) {
    return (
      <div class="banner" role="status">
        The sandbox does not answer. Is <code>npm start</code> still running? Reconnecting…
      </div>
    );
  }
  if (world.botOnline) return null;
  return (
    <div class="banner" role="status">
      <span>The bot is offline. Buttons and commands get no answer.</span>
      <button type="button" class="button plain" onClick={() => void client.ask({ op: 'restartBot' })}>
        <Icon name="restart" /> Restart bot
      </button>
    </div>
  );
}
