import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { useClient, useView } from '../client.js';
import { Markdown } from '../markdown/markdown.js';
import { mySession, type OpenModal } from '../state/model.js';
import { Dialog } from './dialog.js';
import { Icon } from './icon.js';
import { ModalField } from './modal-field.js';
import { type Entry, faultOf, firstEntry, linesOf, type ModalLine } from './modal-fields.js';

type Field = Extract<ModalLine, { kind: 'field' }>;

/** A form the bot answered with. */
export function ModalDialog({ open }: { readonly open: OpenModal }) {
  const client = useClient();
  const botName = useView((state) => {
    const world = mySession(state).world;
    return world?.users.find((user) => user.id === world.botUserId)?.name ?? 'the bot';
  });
  const lines = linesOf(open.modal);
  const fields = lines.filter((line): line is Field => line.kind === 'field');
  const [entries, setEntries] = useState<Readonly<Record<string, Entry>>>(() =>
    Object.fromEntries(fields.map(({ field }) => [field.custom_id, firstEntry(field)])),
  );
  const [tries, setTries] = useState(0);
  const [sending, setSending] = useState(false);
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  // The first field has the focus; after a refused try the first wrong one.
  useEffect(() => {
    const among = tries === 0 ? '.field' : '.field.wrong';
    form.current?.querySelector<HTMLElement>(`${among} :is(input, textarea, [role="combobox"])`)?.focus();
  }, [tries]);
  const close = () => client.store.dispatch({ type: 'closeModal' });
  const entryOf = ({ field }: Field): Entry => entries[field.custom_id] ?? '';

  const submit = async () => {
    setTries(tries + 1);
    if (sending || fields.some((line) => faultOf(line.field, entryOf(line)))) return;
    setSending(true);
    const sent = await client.submit({
      op: 'modal',
      channelId: open.channelId,
      interactionId: open.interactionId,
      fields: fields.map((line) => {
        const entry = entryOf(line);
        return {
          customId: line.field.custom_id,
          ...(typeof entry === 'string' ? { value: entry } : { values: entry }),
        };
      }),
    });
    if (sent) close();
    else setSending(false);
  };

  return (
    <Dialog label={open.modal.title} class="modal" onClose={close}>
      <form
        ref={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <header>
          <h2>{open.modal.title}</h2>
          <button type="button" class="icon-button" aria-label="Close the form" onClick={close}>
            <Icon name="close" />
          </button>
        </header>
        <p class="modal-note">This form goes to {botName}.</p>
        {lines.map((line, index) =>
          line.kind === 'text' ? (
            <Markdown key={index} text={line.content} />
          ) : (
            <ModalField
              key={line.field.custom_id}
              id={`${id}-${index}`}
              line={line}
              entry={entryOf(line)}
              fault={tries > 0 ? faultOf(line.field, entryOf(line)) : undefined}
              onChange={(entry) => setEntries((now) => ({ ...now, [line.field.custom_id]: entry }))}
              onSubmit={() => void submit()}
            />
          ),
        )}
        <div class="dialog-buttons">
          <button type="button" class="button secondary" onClick={close}>
            Cancel
          </button>
          <button type="submit" class={`button primary ${sending ? 'waiting' : ''}`}>
            Submit
          </button>
        </div>
      </form>
    </Dialog>
  );
}
