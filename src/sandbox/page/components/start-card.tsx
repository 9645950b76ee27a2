import { useClient, useView } from '../client.js';
import { isThread } from '../discord.js';
import { leavesOf } from '../palette/commands.js';
import { choose, optionsOf, startDraft } from '../palette/draft.js';
import { useSurroundings } from '../palette/surroundings.js';
import { mySession } from '../state/model.js';

/** An empty channel says what this is and offers the first game. */
export function StartCard({ channelId }: { readonly channelId: string }) {
  const client = useClient();
  const world = useView((state) => mySession(state).world);
  const around = useSurroundings();
  const channel = world?.channels.find(({ id }) => id === channelId);
  if (!world || !channel || isThread(channel)) return null;
  const me = world.users.find(({ id }) => id === world.me);
  const open = leavesOf(world.commands, me?.locale ?? 'en-US').find((leaf) => leaf.path.join(' ') === 'table open');
  const games = open?.options.find(({ name }) => name === 'game')?.choices ?? [];
  return (
    <section class="start-card" aria-label="Start here">
      <h2>Welcome, {me?.name}</h2>
      <p>
        This is a stand-in for Discord on your own machine. The real bot sits in this channel. Nothing leaves this
        computer, and you may be everybody at the table.
      </p>
      {open && games.length > 0 ? (
        <>
          <div class="start-games">
            {games.map((game, index) => (
              <button
                key={game.value}
                type="button"
                class={`button ${index === 0 ? 'primary' : 'secondary'}`}
                onClick={() => {
                  const draft = choose(startDraft(open), 'game', game);
                  void client.ask({
                    op: 'slash',
                    channelId,
                    commandId: open.commandId,
                    options: optionsOf(draft, around),
                  });
                }}
              >
                Play {game.label}
              </button>
            ))}
          </div>
          <ol>
            <li>
              Open a table with the button above, or type <kbd>/</kbd> for all commands.
            </li>
            <li>
              Press <kbd>2</kbd> to become the next person and join, or add a bot.
            </li>
            <li>Start, and play with the buttons below the board. The story is told in the thread.</li>
          </ol>
        </>
      ) : (
        <p class="hint">
          {world.botOnline
            ? 'The bot has not registered its command /table open yet. It does so when it starts; give it a moment.'
            : 'The bot is offline, so there is no game to start yet.'}
        </p>
      )}
    </section>
  );
}
