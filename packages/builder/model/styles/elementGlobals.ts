import { isCoveredBy, isFontReference } from '../settings/isCoveredBy.ts';
import { recordOf, type Settings } from '../settings/read.ts';
import { colorVariable, globalColor, globalTypography } from './values.ts';

/** The global colours and fonts of an element. */
export interface Globals {
  /** The setting, and the colour or the prefix of the font's variables that replaces it. */
  readonly references: ReadonlyMap<string, string>;
  /** Whether a reference replaces a setting, on every device. */
  covers(name: string): boolean;
}

export function elementGlobals(settings: Settings): Globals {
  if (settings.__globals__ === undefined) return NONE;
  const references = new Map<string, string>();
  for (const [name, value] of Object.entries(recordOf(settings.__globals__))) {
    const meant = isFontReference(name) ? globalTypography(value) : siteColor(value);
    if (meant) references.set(name, meant);
  }
  if (references.size === 0) return NONE;
  const fonts = [...references.keys()].filter(isFontReference);
  return {
    references,
    covers: (name) => references.has(name) || fonts.some((reference) => isCoveredBy(reference, name)),
  };
}

const NONE: Globals = { references: new Map(), covers: () => false };

/** The value of a global colour that no kit defines. */
export const UNKNOWN = 'revert-layer';

/**
 * A global colour. Elementor's four have Elementor's defaults if no kit defines them: without that a button would be
 * transparent. Any other undefined one has no effect, so that the element's default applies.
 */
function siteColor(value: unknown): string | null {
  const variable = globalColor(value);
  return variable && (USUAL.get(variable) ?? variable.replace(/\)$/, `, ${UNKNOWN})`));
}

/** Elementor’s own, by the names used in documents. */
export const USUAL_COLORS = [
  ['primary', '#6ec1e4'],
  ['secondary', '#54595f'],
  ['text', '#7a7a7a'],
  ['accent', '#61ce70'],
] as const;
const USUAL: ReadonlyMap<string, string> = new Map(
  USUAL_COLORS.map(([id, usual]) => [`var(${colorVariable(id)})`, `var(${colorVariable(id)}, ${usual})`]),
);
