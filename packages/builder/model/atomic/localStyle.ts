import { recordOf, type Settings, textOf } from '../settings/read.ts';
import { classNames, isClassName } from './classNames.ts';
import { readClassStyle, writeClassStyle } from './classStyle.ts';

/** A version 4 element, whose own styles are in a class of its own. */
export interface StyledElement {
  readonly id: string;
  readonly settings: Settings;
  /** The element's own classes, by id. */
  readonly styles: Settings;
}

/** The own class's values in a state, by the editor's field names on each device. */
export function readLocalStyle({ settings, styles }: Omit<StyledElement, 'id'>, state?: string): Settings {
  const own = ownClass({ settings, styles });
  return own === null ? {} : readClassStyle(styles[own], state);
}

/** The element with one value of its own class changed; `undefined` removes it. Creates the class if there is none. */
export function writeLocalStyle(
  element: StyledElement,
  field: string,
  value: unknown,
  state?: string,
): StyledElement {
  const known = ownClass(element);
  if (known === null && value === undefined) return element;
  const id = known ?? newClassName(element.id);
  const style = known === null ? { id, label: 'local', type: 'class' } : recordOf(element.styles[known]);
  return {
    ...element,
    styles: { ...element.styles, [id]: writeClassStyle(style, field, value, state) },
    settings: known === null ? withClass(element.settings, id) : element.settings,
  };
}

/** A copy needs its own class: a shared one would change both elements. */
export function withOwnClasses(element: StyledElement): StyledElement {
  const names = new Map(
    Object.keys(element.styles).map((name, index) => [name, newClassName(`${element.id}${index || ''}`)]),
  );
  if (names.size === 0) return element;
  const styles = Object.entries(element.styles).map(([name, style]) => {
    const renamed = names.get(name) ?? name;
    return [renamed, 'id' in recordOf(style) ? { ...recordOf(style), id: renamed } : style];
  });
  const classes = recordOf(element.settings.classes);
  const value = Array.isArray(classes.value)
    ? classes.value.map((name) => names.get(textOf(name)) ?? name)
    : classes.value;
  return {
    ...element,
    styles: Object.fromEntries(styles),
    settings: {
      ...element.settings,
      ...('classes' in element.settings && { classes: { ...classes, value } }),
    },
  };
}

function ownClass({ settings, styles }: Omit<StyledElement, 'id'>): string | null {
  return classNames(settings).find((name) => Object.hasOwn(styles, name)) ?? null;
}

function newClassName(id: string): string {
  const name = `e-${id}-own`;
  return isClassName(name) ? name : `e-own-${id.replaceAll(/[^\w-]/g, '').slice(0, 40)}`;
}

/** Adds a class to the settings. */
export function withClass(settings: Settings, id: string): Settings {
  const classes = recordOf(settings.classes);
  const names = Array.isArray(classes.value) ? classes.value : [];
  return { ...settings, classes: { ...classes, $$type: 'classes', value: [...names, id] } };
}

/** Removes a class from the settings. */
export function withoutClass(settings: Settings, id: string): Settings {
  const classes = recordOf(settings.classes);
  const names = Array.isArray(classes.value) ? classes.value : [];
  return { ...settings, classes: { ...classes, value: names.filter((name) => name !== id) } };
}
