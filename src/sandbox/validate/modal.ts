import { ComponentType as Type } from 'discord-api-types/v10';
import type { Issue } from '../rest/errors.js';
import { type AnyComponent, asComponents, walk } from '../world/components.js';
import { selectIssues } from './components.js';
import { issue, type Path, repeated } from './issue.js';

const MAX_FIELDS = 5;

/** Rules of forms that the published schema does not tell. */
export function modalIssues(data: unknown): Issue[] {
  const components = asComponents((data as { components: unknown[] }).components);
  const at = ['data', 'components'];
  const all = [...walk(components, at)];
  return [
    ...(components.length > MAX_FIELDS
      ? [issue(at, 'BASE_TYPE_BAD_LENGTH', `Must be between 1 and ${MAX_FIELDS} in length.`)]
      : []),
    ...repeated(
      all.map(({ component, path }) => ({ key: component.custom_id, path: [...path, 'custom_id'] })),
      'COMPONENT_CUSTOM_ID_DUPLICATED',
      'Component custom id cannot be duplicated',
    ),
    ...all.flatMap(({ component, path }) => {
      if (component.type === Type.TextInput) return textIssues(component, path);
      return component.options && component.type === Type.StringSelect ? selectIssues(component, path) : [];
    }),
  ];
}

function textIssues(input: AnyComponent, path: Path): Issue[] {
  const least = input.min_length ?? 0;
  const most = input.max_length ?? 4000;
  const inRow = path.at(-2) === 'components';
  const length = input.value?.length ?? 0;
  return [
    ...(least > most
      ? [issue([...path, 'min_length'], 'TEXT_INPUT_LENGTH_RANGE', 'min_length must not be greater than max_length')]
      : []),
    ...(length > most
      ? [issue([...path, 'value'], 'BASE_TYPE_MAX_LENGTH', `Must be ${most} or fewer in length.`)]
      : []),
    ...(inRow && !input.label ? [issue([...path, 'label'], 'BASE_TYPE_REQUIRED', 'This field is required')] : []),
    ...(!inRow && input.label
      ? [issue([...path, 'label'], 'TEXT_INPUT_LABEL_FORBIDDEN', 'A text input inside a label cannot have one itself')]
      : []),
  ];
}
