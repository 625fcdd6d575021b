import { BREAKPOINTS, DESKTOP, devices } from '@portico/kernel/dom';
import { deviceSettingName } from '../settings/deviceSettingName.ts';
import { isRecord, recordOf, rowsOf, type Settings, textOf } from '../settings/read.ts';

/** The normal state, and temporary ones. */
export const NORMAL = 'normal';
export const CLASS_STATES = [NORMAL, 'hover', 'focus', 'active'] as const;

/** A class's values in a state, by the editor's field names on each device. */
export function readClassStyle(style: unknown, state: string = NORMAL): Settings {
  const found: Record<string, unknown> = {};
  for (const { meta, props } of rowsOf(recordOf(style).variants)) {
    const device = DEVICES.find((name) => isAbout(meta, name, state));
    for (const [name, value] of Object.entries(device === undefined ? {} : recordOf(props)))
      found[deviceSettingName(name, device ?? DESKTOP)] ??= value;
  }
  return found;
}

/** The class with one value changed; `undefined` removes it. */
export function writeClassStyle(
  style: Settings,
  field: string,
  value: unknown,
  state: string = NORMAL,
): Settings {
  const device =
    DEVICES.find((name) => name !== DESKTOP && field.endsWith(deviceSettingName('', name))) ?? DESKTOP;
  const name = device === DESKTOP ? field : field.slice(0, -deviceSettingName('', device).length);
  const variants: unknown[] = Array.isArray(style.variants) ? [...style.variants] : [];
  const at = variants.findIndex((one) => isRecord(one) && isAbout(one.meta, device, state));
  const variant = recordOf(variants[at]);
  const { [name]: _before, ...others } = recordOf(variant.props);
  const props = value === undefined ? others : { ...recordOf(variant.props), [name]: value };
  if (at >= 0) variants[at] = { ...variant, props };
  else if (value !== undefined)
    variants.push({
      meta: { breakpoint: device, state: state === NORMAL ? null : state },
      ...{ props, custom_css: null },
    });
  return { ...style, variants };
}

const DEVICES = devices(BREAKPOINTS);

function isAbout(meta: unknown, device: string, state: string): boolean {
  const said = recordOf(meta);
  return (textOf(said.breakpoint) || DESKTOP) === device && (textOf(said.state) || NORMAL) === state;
}
