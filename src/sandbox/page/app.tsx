import { useEffect } from 'preact/hooks';
import { useClient, useView } from './client.js';
import { Banner } from './components/banner.js';
import { ChannelPane } from './components/channel-pane.js';
import { Lightbox } from './components/lightbox.js';
import { ModalDialog } from './components/modal-dialog.js';
import { Sidebar } from './components/sidebar.js';
import { ThreadPane } from './components/thread-pane.js';
import { Toasts } from './components/toasts.js';
import { isTyping } from './keys.js';
import { mySession } from './state/model.js';

export function App() {
  const client = useClient();
  const theme = useView((state) => state.theme);
  const channelId = useView((state) => state.channelId);
  const threadId = useView((state) => state.threadId);
  const drawer = useView((state) => state.drawer);
  const modal = useView((state) => mySession(state).modal);
  const zoomed = useView((state) => state.zoomed);
  const announcement = useView((state) => state.announcement);
  const ready = useView((state) => mySession(state).world !== undefined);

  useEffect(() => {
    document.documentElement.dataset.theme = theme;
  }, [theme]);
  usePageKeys();

  return (
    <>
      <div class={`page ${threadId ? 'with-thread' : ''} ${drawer ? 'with-drawer' : ''}`}>
        <Sidebar />
        {drawer && (
          <button
            type="button"
            class="drawer-shade"
            aria-label="Close the side bar"
            onClick={() => client.store.dispatch({ type: 'drawer', open: false })}
          />
        )}
        <div class="panes">
          <Banner />
          <div class="panes-row">
            {channelId && ready ? <ChannelPane key={channelId} channelId={channelId} /> : <Connecting />}
            {threadId && ready && <ThreadPane key={threadId} channelId={threadId} />}
          </div>
        </div>
      </div>
      {modal && <ModalDialog key={modal.interactionId} open={modal} />}
      {zoomed && <Lightbox picture={zoomed} />}
      <Toasts />
      <div class="unseen" role="status" aria-live="polite">
        {announcement}
      </div>
    </>
  );
}

function Connecting() {
  return (
    <main class="pane connecting" aria-busy="true">
      <p>Connecting to the sandbox…</p>
    </main>
  );
}

/** While nothing is being typed: keys 1 to 9 switch the person, and a slash begins a command. */
function usePageKeys(): void {
  const client = useClient();
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.altKey || event.metaKey || isTyping(event.target)) return;
      if (document.querySelector('dialog[open]')) return;
      // The key itself then goes to the field.
      if (event.key === '/') return document.querySelector<HTMLElement>('main .composer textarea')?.focus();
      const people = mySession(client.store.state).world?.users.filter((user) => !user.bot) ?? [];
      const person = /^[1-9]$/.test(event.key) ? people[Number(event.key) - 1] : undefined;
      if (person) {
        event.preventDefault();
        client.become(person.id);
      }
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [client]);
}
