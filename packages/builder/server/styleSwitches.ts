import { isRecord } from '@portico/kernel/records';

/**
 * A group of style settings applies if its switch is on, as in Elementor. Pages made before that have values without a switch:
 * their authors saw them applied, so the switch is added.
 */
export function withStyleSwitches(elements: unknown): unknown {
  if (!Array.isArray(elements)) return elements;
  return elements.map((element) => {
    if (!isRecord(element)) return element;
    return {
      ...element,
      ...(isRecord(element.settings) && { settings: switchedOn(element.settings) }),
      ...('elements' in element && { elements: withStyleSwitches(element.elements) }),
    };
  });
}

function switchedOn(settings: Record<string, unknown>): Record<string, unknown> {
  const missing: Record<string, string> = {};
  for (const [name, value] of Object.entries(settings)) {
    if (isUnset(value)) continue;
    for (const { part, suffix, on } of GROUPS) {
      const group = part.exec(name)?.[1];
      if (group === undefined) continue;
      const switchName = `${group}${suffix}`;
      if (isUnset(settings[switchName])) missing[switchName] = on;
    }
  }
  return { ...settings, ...missing };
}

/** Elementor stores unset fields as `{ size: '', unit: 'px' }`. */
function isUnset(value: unknown): boolean {
  if (!isRecord(value)) return value === undefined || value === null || value === '';
  return 'size' in value ? isUnset(value.size) : 'url' in value && isUnset(value.url);
}

const DEVICE = '(?:_(?:widescreen|laptop|tablet_extra|tablet|mobile_extra|mobile))?';
const GROUPS = [
  {
    part: new RegExp(
      `^(.*typography)_(?:font_family|font_size|font_weight|text_transform|font_style|text_decoration|line_height|letter_spacing|word_spacing)${DEVICE}$`,
    ),
    suffix: '_typography',
    on: 'custom',
  },
  { part: new RegExp(`^(.*background)_(?:color|image)${DEVICE}$`), suffix: '_background', on: 'classic' },
] as const;
