import type { BuilderElement } from '../../wire/public.ts';
import { elementsIn } from '../document/elementsIn.ts';
import { MOST_ELEMENTS } from '../document/limits.ts';
import { documentIdOf } from '../settings/documentIdOf.ts';

/** Elementor Pro's widget that is kept in one place and shown in several. */
export const GLOBAL_WIDGET = 'global';

/** The document that a global widget shows; `null` for any other element. */
export function globalIdOf({ widgetType, templateID }: BuilderElement): number | null {
  return widgetType === GLOBAL_WIDGET ? documentIdOf(templateID) : null;
}

/** The documents of a page's global widgets, each once. */
export function globalIds(elements: readonly BuilderElement[]): number[] {
  const found = new Set<number>();
  const visit = (element: BuilderElement): void => {
    const id = globalIdOf(element);
    if (id !== null) found.add(id);
    element.elements.forEach(visit);
  };
  elements.forEach(visit);
  return [...found];
}

/** The elements with the widgets that global ones stand for. What an element says itself has precedence. */
export function fillGlobals(
  elements: readonly BuilderElement[],
  widgetOf: (id: number) => BuilderElement | undefined,
): readonly BuilderElement[] {
  let room = MOST_ELEMENTS;
  const fill = (element: BuilderElement): BuilderElement => {
    const id = globalIdOf(element);
    const shown = id === null ? undefined : widgetOf(id);
    if (shown?.elType !== 'widget') return { ...element, elements: element.elements.map(fill) };
    room -= elementsIn([shown]);
    if (room < 0) return element;
    return { ...shown, id: element.id, settings: { ...shown.settings, ...element.settings } };
  };
  return elements.map(fill);
}
