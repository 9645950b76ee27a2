import type { APIMessageComponent } from 'discord-api-types/v10';

/** A component of any kind, read without caring which. */
export interface AnyComponent {
  readonly type: number;
  id?: number;
  readonly custom_id?: string;
  readonly style?: number;
  readonly label?: string;
  readonly description?: string;
  readonly emoji?: { readonly name?: string | null; readonly id?: string | null };
  readonly url?: string;
  readonly disabled?: boolean;
  readonly placeholder?: string;
  readonly content?: string;
  readonly required?: boolean;
  readonly value?: string;
  readonly min_length?: number;
  readonly max_length?: number;
  readonly min_values?: number;
  readonly max_values?: number;
  readonly options?: readonly { readonly label: string; readonly value: string; readonly default?: boolean }[];
  readonly default_values?: readonly unknown[];
  readonly channel_types?: readonly number[];
  readonly components?: readonly AnyComponent[];
  readonly component?: AnyComponent;
  readonly accessory?: AnyComponent;
  readonly media?: { readonly url: string };
  readonly file?: { readonly url: string };
  readonly items?: readonly { readonly media: { readonly url: string }; readonly description?: string | null }[];
  readonly sku_id?: string;
}

export const asComponents = (
  components: readonly APIMessageComponent[] | readonly unknown[],
): readonly AnyComponent[] => components as readonly AnyComponent[];

/** A component and where it stands, depth first, in the order Discord numbers them. */
export function* walk(
  components: readonly AnyComponent[],
  path: readonly (string | number)[] = ['components'],
): Generator<{ readonly component: AnyComponent; readonly path: readonly (string | number)[] }> {
  for (const [index, component] of components.entries()) {
    const here = [...path, index];
    yield { component, path: here };
    if (component.components) yield* walk(component.components, [...here, 'components']);
    if (component.accessory) yield* one(component.accessory, [...here, 'accessory']);
    if (component.component) yield* one(component.component, [...here, 'component']);
  }
}

function* one(component: AnyComponent, path: readonly (string | number)[]): ReturnType<typeof walk> {
  yield { component, path };
  if (component.components) yield* walk(component.components, [...path, 'components']);
}

/** Gives every component without an id the next free number, as Discord does. */
export function numberComponents(components: readonly AnyComponent[]): AnyComponent[] {
  const copy = structuredClone(components) as AnyComponent[];
  const all = [...walk(copy)].map(({ component }) => component);
  const taken = new Set(all.flatMap((component) => (component.id ? [component.id] : [])));
  let next = 1;
  for (const component of all) {
    if (component.id) continue;
    while (taken.has(next)) next += 1;
    component.id = next;
    taken.add(next);
  }
  return copy;
}
