import { ButtonStyle, ComponentType as Type } from 'discord-api-types/v10';
import type { Issue } from '../rest/errors.js';
import { type AnyComponent, walk } from '../world/components.js';
import { isEmoji } from './emoji.js';
import { issue, type Path, repeated } from './issue.js';

/** Rules of message components that Discord keeps and its published schema does not tell. */

const MAX_ROWS = 5;
const MAX_COMPONENTS = 40;
const MAX_TEXT = 4000;

const isSelect = ({ type }: AnyComponent): boolean =>
  [Type.StringSelect, Type.UserSelect, Type.RoleSelect, Type.MentionableSelect, Type.ChannelSelect].includes(type);

export interface ComponentRules {
  /** The message has the flag for the newer components. */
  readonly v2: boolean;
  /** Files the message will have. */
  readonly files: readonly string[];
}

export function componentIssues(components: readonly AnyComponent[], at: Path, rules: ComponentRules): Issue[] {
  const all = [...walk(components, [...at, 'components'])];
  return [
    ...(rules.v2 ? sizeIssues(all, at) : legacyIssues(components, at)),
    ...all.flatMap(({ component, path }) => [
      ...(component.type === Type.Button ? buttonIssues(component, path) : []),
      ...(isSelect(component) ? selectIssues(component, path) : []),
      ...(component.type === Type.ActionRow ? rowIssues(component, path) : []),
      ...mediaIssues(component, path, rules.files),
    ]),
    ...repeated(
      all.map(({ component, path }) => ({ key: component.custom_id, path: [...path, 'custom_id'] })),
      'COMPONENT_CUSTOM_ID_DUPLICATED',
      'Component custom id cannot be duplicated',
    ),
    ...repeated(
      all.map(({ component, path }) => ({ key: component.id || undefined, path: [...path, 'id'] })),
      'COMPONENT_ID_DUPLICATED',
      'Component id cannot be duplicated',
    ),
  ];
}

type Placed = { readonly component: AnyComponent; readonly path: Path };

function sizeIssues(all: readonly Placed[], at: Path): Issue[] {
  const text = all.reduce(
    (sum, { component }) => sum + (component.type === Type.TextDisplay ? (component.content?.length ?? 0) : 0),
    0,
  );
  const path = [...at, 'components'];
  return [
    ...(all.length > MAX_COMPONENTS
      ? [
          issue(
            path,
            'COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED',
            `The maximum number of components in a message is ${MAX_COMPONENTS}, nested ones included; this has ${all.length}.`,
          ),
        ]
      : []),
    ...(text > MAX_TEXT
      ? [
          issue(
            path,
            'COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED',
            `The total displayable text size must not exceed ${MAX_TEXT} characters; this has ${text}.`,
          ),
        ]
      : []),
  ];
}

function legacyIssues(components: readonly AnyComponent[], at: Path): Issue[] {
  const path = [...at, 'components'];
  return [
    ...(components.length > MAX_ROWS
      ? [issue(path, 'BASE_TYPE_BAD_LENGTH', `Must be between 1 and ${MAX_ROWS} in length.`)]
      : []),
    ...components.flatMap(({ type }, index) =>
      type === Type.ActionRow
        ? []
        : [issue([...path, index, 'type'], 'UNION_TYPE_CHOICES', 'Value of field "type" must be one of (1,).')],
    ),
  ];
}

const required = (path: Path, field: string): Issue =>
  issue([...path, field], 'BASE_TYPE_REQUIRED', 'This field is required');

function buttonIssues(button: AnyComponent, path: Path): Issue[] {
  const forbid = (...fields: (keyof AnyComponent)[]): Issue[] =>
    fields.flatMap((field) =>
      button[field]
        ? [issue([...path, field], 'BUTTON_COMPONENT_FIELD_FORBIDDEN', `A button of this style cannot have a ${field}`)]
        : [],
    );
  const face =
    button.label || button.emoji
      ? []
      : [issue(path, 'BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED', 'A button must have a label or an emoji')];
  const emoji =
    button.emoji && !isEmoji(button.emoji)
      ? [issue([...path, 'emoji', 'name'], 'COMPONENT_INVALID_EMOJI', 'Invalid emoji')]
      : [];
  switch (button.style) {
    case ButtonStyle.Link:
      return [...(button.url ? [] : [required(path, 'url')]), ...forbid('custom_id', 'sku_id'), ...face, ...emoji];
    case ButtonStyle.Premium:
      return [...(button.sku_id ? [] : [required(path, 'sku_id')]), ...forbid('custom_id', 'label', 'emoji', 'url')];
    default:
      return [
        ...(button.custom_id ? [] : [required(path, 'custom_id')]),
        ...forbid('url', 'sku_id'),
        ...face,
        ...emoji,
      ];
  }
}

function rowIssues(row: AnyComponent, path: Path): Issue[] {
  const inner = row.components ?? [];
  if (inner.length <= 1) return [];
  return inner.flatMap((each, index) =>
    isSelect(each)
      ? [
          issue(
            [...path, 'components', index],
            'COMPONENT_LAYOUT_WIDTH_EXCEEDED',
            'The specified component exceeds the maximum width',
          ),
        ]
      : [],
  );
}

/** Also used for menus in forms. */
export function selectIssues(menu: AnyComponent, path: Path): Issue[] {
  const least = menu.min_values ?? 1;
  const most = menu.max_values ?? 1;
  const options = menu.options ?? [];
  const chosen = options.filter((option) => option.default).length + (menu.default_values?.length ?? 0);
  const emoji = options.flatMap((option, index) => {
    const own = (option as { emoji?: { name?: string; id?: string } }).emoji;
    return own && !isEmoji(own)
      ? [issue([...path, 'options', index, 'emoji', 'name'], 'COMPONENT_INVALID_EMOJI', 'Invalid emoji')]
      : [];
  });
  return [
    ...repeated(
      options.map((option, index) => ({ key: option.value, path: [...path, 'options', index, 'value'] })),
      'SELECT_COMPONENT_OPTION_VALUE_DUPLICATED',
      'The specified option value is already used',
    ),
    ...(least > most
      ? [
          issue(
            [...path, 'min_values'],
            'SELECT_COMPONENT_MIN_VALUES',
            'min_values must not be greater than max_values',
          ),
        ]
      : []),
    ...(menu.type === Type.StringSelect && most > options.length
      ? [
          issue(
            [...path, 'max_values'],
            'SELECT_COMPONENT_MAX_VALUES',
            'max_values must not be greater than the number of options',
          ),
        ]
      : []),
    ...(chosen > most
      ? [
          issue(
            [...path, 'options'],
            'SELECT_COMPONENT_TOO_MANY_DEFAULTS',
            'More options are chosen than max_values allows',
          ),
        ]
      : []),
    ...emoji,
  ];
}

function mediaIssues(component: AnyComponent, path: Path, files: readonly string[]): Issue[] {
  const items = component.items ?? [];
  return [
    ...(component.media ? urlIssues(component.media.url, [...path, 'media', 'url'], files) : []),
    ...(component.file ? urlIssues(component.file.url, [...path, 'file', 'url'], files) : []),
    ...items.flatMap((item, index) => urlIssues(item.media.url, [...path, 'items', index, 'media', 'url'], files)),
  ];
}

/** An address in a component or embed: on the web, or a file of this very message. */
export function urlIssues(url: string | undefined, path: Path, files: readonly string[]): Issue[] {
  if (url === undefined || /^https?:\/\//.test(url)) return [];
  if (!url.startsWith('attachment://'))
    return [
      issue(path, 'URL_TYPE_INVALID_SCHEME', `Scheme of "${url}" must be one of ('http', 'https', 'attachment').`),
    ];
  return files.includes(url.slice('attachment://'.length))
    ? []
    : [issue(path, 'UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND', `The message has no file ${url}`)];
}
