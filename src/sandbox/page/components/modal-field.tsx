import type { APITextInputComponent } from 'discord-api-types/v10';
import { useView } from '../client.js';
import { PART } from '../discord.js';
import { mySession } from '../state/model.js';
import type { Entry, ModalLine } from './modal-fields.js';
import { SelectBox } from './select-box.js';
import { optionsOfSelect } from './select-options.js';

interface Props {
  readonly id: string;
  readonly line: Extract<ModalLine, { kind: 'field' }>;
  readonly entry: Entry;
  readonly fault: string | undefined;
  readonly onChange: (entry: Entry) => void;
  readonly onSubmit: () => void;
}

export function ModalField(props: Props) {
  const { id, line, fault } = props;
  const required = line.field.type !== PART.checkbox && (line.field.required ?? true);
  return (
    <div class={`field ${fault ? 'wrong' : ''}`}>
      <label for={id}>
        {line.label}
        {required && (
          <span class="required" aria-hidden="true">
            {' '}
            *
          </span>
        )}
      </label>
      {line.description && <p class="field-note">{line.description}</p>}
      <Control {...props} />
      {fault && (
        <p class="fault" id={`${id}-fault`} role="alert">
          {fault}
        </p>
      )}
    </div>
  );
}

function Control({ id, line, entry, fault, onChange, onSubmit }: Props) {
  const world = useView((state) => mySession(state).world);
  const { field } = line;
  const list = typeof entry === 'string' ? [] : entry;
  switch (field.type) {
    case PART.textInput:
      return (
        <TextEntry id={id} field={field} text={String(entry)} fault={fault} onChange={onChange} onSubmit={onSubmit} />
      );
    case PART.checkbox:
      return (
        <input
          id={id}
          type="checkbox"
          checked={entry === 'true'}
          onChange={(event) => onChange(String(event.currentTarget.checked))}
        />
      );
    case PART.radioGroup:
    case PART.checkboxGroup: {
      const several = field.type === PART.checkboxGroup;
      const toggled = (value: string) =>
        list.includes(value) ? list.filter((other) => other !== value) : [...list, value];
      return (
        <fieldset class="choice-column" aria-label={line.label}>
          {field.options.map((option) => (
            <label key={option.value}>
              <input
                type={several ? 'checkbox' : 'radio'}
                name={id}
                checked={several ? list.includes(option.value) : entry === option.value}
                onChange={() => onChange(several ? toggled(option.value) : option.value)}
              />
              <span>
                {option.label}
                {option.description && <small>{option.description}</small>}
              </span>
            </label>
          ))}
        </fieldset>
      );
    }
    case PART.fileUpload:
      return <p class="field-note">The sandbox cannot upload files.</p>;
    default:
      return (
        <SelectBox
          label={field.placeholder ?? line.label}
          options={optionsOfSelect(field, world)}
          chosen={list}
          min={field.required === false ? 0 : (field.min_values ?? 1)}
          max={field.max_values ?? 1}
          disabled={field.disabled ?? false}
          onChoose={onChange}
        />
      );
  }
}

interface TextEntryProps {
  readonly id: string;
  readonly field: APITextInputComponent;
  readonly text: string;
  readonly fault: string | undefined;
  readonly onChange: (entry: Entry) => void;
  readonly onSubmit: () => void;
}

const PARAGRAPH = 2;

function TextEntry({ id, field, text, fault, onChange, onSubmit }: TextEntryProps) {
  const shared = {
    id,
    value: text,
    placeholder: field.placeholder ?? '',
    maxLength: field.max_length ?? 4000,
    'aria-required': field.required ?? true,
    'aria-invalid': fault !== undefined,
    'aria-describedby': fault ? `${id}-fault` : undefined,
  };
  return (
    <div class="text-entry">
      {field.style === PARAGRAPH ? (
        <textarea
          {...shared}
          rows={4}
          onInput={(event) => onChange(event.currentTarget.value)}
          onKeyDown={(event) => event.key === 'Enter' && (event.ctrlKey || event.metaKey) && onSubmit()}
        />
      ) : (
        <input {...shared} type="text" autocomplete="off" onInput={(event) => onChange(event.currentTarget.value)} />
      )}
      {field.max_length !== undefined && (
        <small class="counter" aria-hidden="true">
          {text.length}/{field.max_length}
        </small>
      )}
    </div>
  );
}
