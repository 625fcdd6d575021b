import { DESKTOP } from '@portico/kernel/dom';
import { isRecord, recordOf, rowsOf, type Settings, textOf } from '../settings/read.ts';
import { cleanCss } from '../styles/cleanCss.ts';
import { ruleCss } from '../styles/sheetCss.ts';
import { color, fontFamily, length } from '../styles/values.ts';
import { atomicDeclarations } from './atomicDeclarations.ts';
import { variableName } from './atomicValue.ts';
import { isClassName } from './classNames.ts';

/**
 * A kit's variables for version 4 elements, `{ data: { [id]: { type, label, value } } }`, for all page documents of the site.
 * Empty if there are none. Its classes are in the sheets of the documents that use them.
 */
export function variableStyles(variables: unknown): string {
  const css = ruleCss('.elementor', { declarations: variablesOf(variables) });
  return css && `@layer kit{${css}}`;
}

/** The rules of a class on a device. `scope` is the page. */
export function classCss(scope: string, id: string, style: unknown, device: string): string {
  if (!isClassName(id)) return '';
  return rowsOf(recordOf(style).variants)
    .filter(({ meta }) => (textOf(recordOf(meta).breakpoint) || DESKTOP) === device)
    .map(({ meta, props, custom_css: custom }) => {
      const state = stateOf(recordOf(meta));
      if (state === null) return '';
      const rule = ruleCss(`${scope} .${id}`, { part: state, declarations: atomicDeclarations(props) });
      return rule + writtenCss(recordOf(custom).raw, scope, `${scope} .${id}${state}`);
    })
    .join('');
}

/** The author's CSS for this class, from base 64. */
function writtenCss(raw: unknown, scope: string, self: string): string {
  const css = writtenFor(raw);
  return css && cleanCss(css, { self, before: `${scope} ` });
}

/** The same, decoded; empty without any. */
export function writtenFor(raw: unknown): string {
  if (typeof raw !== 'string' || raw === '' || raw.length > LONGEST) return '';
  try {
    const bytes = Uint8Array.from(atob(raw), (character) => character.charCodeAt(0));
    return `selector{${new TextDecoder().decode(bytes)}}`;
  } catch {
    // Invalid base 64 is ignored.
    return '';
  }
}

const LONGEST = 100_000;

function stateOf({ state }: Settings): string | null {
  if (state === null || state === undefined || state === '' || state === 'normal') return '';
  const name = textOf(state);
  if (CLASS_STATES.includes(name)) return `.${name}`;
  // Keyboard focus shows what hovering shows.
  if (name === 'hover') return ':is(:hover,:focus-visible)';
  return ['focus', 'active', 'focus-visible', 'checked'].includes(name) ? `:${name}` : null;
}

/** States that a script sets as a class of this name. */
const CLASS_STATES: readonly string[] = ['e--selected', 'e--disabled', 'e--playing', 'e--paused'];

function variablesOf(variables: unknown): Readonly<Record<string, string | null>> {
  const all = recordOf(variables);
  return Object.fromEntries(
    Object.entries(isRecord(all.data) ? all.data : all).flatMap(([id, variable]) => {
      const name = variableName(id);
      const { type, value, deleted, deleted_at: deletedAt } = recordOf(variable);
      if (!name || deleted || deletedAt) return [];
      return [[name, variableValue(textOf(type), value)]];
    }),
  );
}

function variableValue(type: string, value: unknown): string | null {
  const inner = isRecord(value) && '$$type' in value ? value.value : value;
  if (type === 'global-font-variable') return fontFamily(inner);
  if (type === 'global-color-variable') return color(inner);
  const [, size, unit] = /^(-?[\d.]+)([a-z%]{1,3})$/.exec(textOf(inner)) ?? [];
  return type === 'global-size-variable' ? length(size ? { size, unit } : recordOf(inner)) : null;
}
