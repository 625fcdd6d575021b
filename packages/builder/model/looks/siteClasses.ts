import { isClassName } from '../atomic/classNames.ts';
import { recordOf, type Settings, textOf } from '../settings/read.ts';
import { freeLabel, movedBy } from './lists.ts';

/** Classes that version 4 elements share, as stored in kits: `{ items: { [id]: class }, order: id[] }`. */

export interface SiteClass {
  readonly id: string;
  readonly label: string;
  readonly style: Settings;
}

/** In order: earlier ones take precedence. */
export function classesIn(classes: unknown): readonly SiteClass[] {
  const { items, order } = recordOf(classes);
  const all = recordOf(items);
  const listed = Array.isArray(order) ? order.map((id) => textOf(id)) : [];
  return [...new Set([...listed, ...Object.keys(all)])]
    .filter((id) => isClassName(id) && Object.hasOwn(all, id))
    .map((id) => {
      const style = recordOf(all[id]);
      return { id, label: textOf(style.label) || id, style };
    });
}

/** `id` is a new one. It takes precedence over all others, as the latest usually should. */
export function withNewClass(classes: unknown, id: string, name: string): Settings {
  const labels = classesIn(classes).map(({ label }) => label);
  const item = { id, type: 'class', label: freeLabel(name, labels), variants: [] };
  return {
    ...recordOf(classes),
    items: { ...recordOf(recordOf(classes).items), [id]: item },
    order: [id, ...orderOf(classes)],
  };
}

export function withClassStyle(classes: unknown, id: string, style: Settings): Settings {
  return { ...recordOf(classes), items: { ...recordOf(recordOf(classes).items), [id]: style } };
}

export function withoutSiteClass(classes: unknown, id: string): Settings {
  const { [id]: _gone, ...items } = recordOf(recordOf(classes).items);
  return { ...recordOf(classes), items, order: orderOf(classes).filter((one) => one !== id) };
}

export function withMovedClass(classes: unknown, id: string, by: 1 | -1): Settings {
  return { ...recordOf(classes), order: movedBy(orderOf(classes), id, by) };
}

const orderOf = (classes: unknown): readonly string[] => classesIn(classes).map(({ id }) => id);
