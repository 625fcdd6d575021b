import type { BuilderElement } from '../../wire/public.ts';
import { DEEPEST_SETTINGS, MOST_ELEMENTS } from '../document/limits.ts';
import { isRecord, numberOf, recordOf, textOf } from '../settings/read.ts';
import { plainProp } from './plainProp.ts';

/** The type of the widget that shows a component. */
export const COMPONENT_WIDGET = 'e-component';

/** Id of the component that an element shows; `null` for any other element. */
export function componentIdOf({ widgetType, settings }: BuilderElement): number | null {
  if (widgetType !== COMPONENT_WIDGET) return null;
  const id = numberOf(recordOf(plainProp(settings.component_instance)).component_id);
  return id !== null && Number.isSafeInteger(id) && id > 0 ? id : null;
}

/** The components in a document, each once. */
export function componentIds(elements: readonly BuilderElement[]): number[] {
  const found = new Set<number>();
  const visit = (element: BuilderElement): void => {
    const id = componentIdOf(element);
    if (id !== null) found.add(id);
    element.elements.forEach(visit);
  };
  elements.forEach(visit);
  return [...found];
}

/** An instance's overrides, by the component's keys. */
type Overrides = ReadonlyMap<string, unknown>;

/** The elements with their components' content. A recursive component is not shown a second time. */
export function fillComponents(
  elements: readonly BuilderElement[],
  componentOf: (id: number) => readonly BuilderElement[],
): readonly BuilderElement[] {
  let count = 0;

  const fill = (element: BuilderElement, around: readonly number[]): BuilderElement => {
    const id = componentIdOf(element);
    if (id === null || around.includes(id))
      return { ...element, elements: element.elements.map((child) => fill(child, around)) };
    const overrides = overridesOf(element);
    return {
      ...element,
      elements: componentOf(id).flatMap((inner) => copied(inner, element.id, overrides, [...around, id])),
    };
  };

  const copied = (
    element: BuilderElement,
    path: string,
    overrides: Overrides,
    around: readonly number[],
  ): BuilderElement[] => {
    count += 1;
    if (count > MOST_ELEMENTS) return [];
    const own = `${path}_${element.id}`;
    const copy = {
      ...element,
      id: shortHash(own),
      settings: recordOf(resolved(element.settings, overrides, DEEPEST_SETTINGS)),
      elements: element.elements.flatMap((child) => copied(child, own, overrides, around)),
    };
    return [componentIdOf(copy) === null ? copy : fill(copy, around)];
  };

  return elements.map((element) => fill(element, []));
}

function overridesOf({ settings }: BuilderElement): Overrides {
  const { overrides } = recordOf(recordOf(settings.component_instance).value);
  const list = recordOf(overrides).value;
  return new Map(
    (Array.isArray(list) ? list : []).flatMap((item): [string, unknown][] => {
      const { override_key: key, override_value: value } = recordOf(recordOf(item).value);
      return typeof key === 'string' ? [[key, value]] : [];
    }),
  );
}

/** Values that a component exposes: the instance's override, or else the component's own. */
function resolved(value: unknown, overrides: Overrides, depth: number): unknown {
  if (depth === 0) return null;
  if (Array.isArray(value)) return value.map((one) => resolved(one, overrides, depth - 1));
  if (!isRecord(value)) return value;
  if (value.$$type === 'overridable') {
    const { override_key: key, origin_value: origin } = recordOf(value.value);
    const said = overrides.get(textOf(key));
    const own = resolved(origin, overrides, depth - 1);
    if (said === undefined || said === null) return own;
    // A nested component passes on its overrides.
    if (!isRecord(own) || own.$$type !== 'override') return said;
    return { ...own, value: { ...recordOf(own.value), override_value: said } };
  }
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, resolved(one, overrides, depth - 1)]),
  );
}

/** Seven characters from a path, like Elementor's own ids: the same each time. */
function shortHash(text: string): string {
  let hash = 5381;
  for (let index = text.length - 1; index >= 0; index -= 1)
    hash = (Math.imul(hash, 33) ^ text.charCodeAt(index)) >>> 0;
  return hash.toString(36).slice(-7).padStart(7, '0');
}
