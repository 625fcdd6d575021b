import { DEFAULT_BREAKPOINTS, DESKTOP, devices } from '@portico/kernel/dom';
import { deviceSettingName } from '../settings/deviceSettingName.ts';
import { isRecord, recordOf, rowsOf, type Settings, textOf } from '../settings/read.ts';
import { classNames, isClassName } from './classNames.ts';

/** An element of version 4, of which its own looks are in a class that nobody else has. */
export interface StyledElement {
  readonly id: string;
  readonly settings: Settings;
  /** The classes that come with the element, by their ids. */
  readonly styles: Settings;
}

/** What the element's own class says of it as it usually is, by the names that the editor's fields have on each device. */
export function readLocalStyle({ settings, styles }: Omit<StyledElement, 'id'>): Settings {
  const own = ownClass({ settings, styles });
  const found: Record<string, unknown> = {};
  for (const { meta, props } of own === null ? [] : rowsOf(recordOf(styles[own]).variants)) {
    const device = DEVICES.find((name) => isUsually(meta, name));
    for (const [name, value] of Object.entries(device === undefined ? {} : recordOf(props)))
      found[deviceSettingName(name, device ?? DESKTOP)] ??= value;
  }
  return found;
}

/** The element with one value of its own class changed; `undefined` takes it away. One without such a class gets it. */
export function writeLocalStyle(element: StyledElement, field: string, value: unknown): StyledElement {
  const device =
    DEVICES.find((name) => name !== DESKTOP && field.endsWith(deviceSettingName('', name))) ?? DESKTOP;
  const name = device === DESKTOP ? field : field.slice(0, -deviceSettingName('', device).length);
  const known = ownClass(element);
  if (known === null && value === undefined) return element;
  const id = known ?? newClassName(element.id);
  const style = known === null ? { id, label: 'local', type: 'class' } : recordOf(element.styles[known]);
  const variants: unknown[] = Array.isArray(style.variants) ? [...style.variants] : [];
  const at = variants.findIndex((one) => isRecord(one) && isUsually(one.meta, device));
  const variant = recordOf(variants[at]);
  const { [name]: _before, ...others } = recordOf(variant.props);
  const props = value === undefined ? others : { ...recordOf(variant.props), [name]: value };
  if (at >= 0) variants[at] = { ...variant, props };
  else if (value !== undefined)
    variants.push({ meta: { breakpoint: device, state: null }, props, custom_css: null });
  return {
    ...element,
    styles: { ...element.styles, [id]: { ...style, variants } },
    settings: known === null ? withClass(element.settings, id) : element.settings,
  };
}

/** A copy has looks of its own: a class that two elements shared would change with either of them. */
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

const DEVICES = devices(DEFAULT_BREAKPOINTS);

function ownClass({ settings, styles }: Omit<StyledElement, 'id'>): string | null {
  return classNames(settings).find((name) => Object.hasOwn(styles, name)) ?? null;
}

function isUsually(meta: unknown, device: string): boolean {
  const { breakpoint, state } = recordOf(meta);
  return (textOf(breakpoint) || DESKTOP) === device && (textOf(state) || 'normal') === 'normal';
}

function newClassName(id: string): string {
  const name = `e-${id}-own`;
  return isClassName(name) ? name : `e-own-${id.replaceAll(/[^\w-]/g, '').slice(0, 40)}`;
}

function withClass(settings: Settings, id: string): Settings {
  const classes = recordOf(settings.classes);
  const names = Array.isArray(classes.value) ? classes.value : [];
  return { ...settings, classes: { ...classes, $$type: 'classes', value: [...names, id] } };
}
