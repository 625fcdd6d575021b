import { isCoveredBy, isFontReference } from '../settings/isCoveredBy.ts';
import { recordOf, type Settings } from '../settings/read.ts';
import { colorVariable, globalColor, globalTypography } from './values.ts';

/** What an element takes from the site's colours and fonts. */
export interface Globals {
  /** The setting, and the colour or the beginning of the font's variables that stands for it. */
  readonly references: ReadonlyMap<string, string>;
  /** Whether a reference has taken the place of a setting, on every device. */
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

/** What a colour of the site is that no kit knows. */
export const UNKNOWN = 'revert-layer';

/**
 * A colour of the site's own. Where no kit has said what one of Elementor's four is, it is Elementor's: without it a button would
 * be see-through. Another one that no kit knows says nothing, so that what the element begins with stands.
 */
function siteColor(value: unknown): string | null {
  const variable = globalColor(value);
  return variable && (USUAL.get(variable) ?? variable.replace(/\)$/, `, ${UNKNOWN})`));
}

/** Elementor’s own, by the names that documents refer to them by. */
export const USUAL_COLORS = [
  ['primary', '#6ec1e4'],
  ['secondary', '#54595f'],
  ['text', '#7a7a7a'],
  ['accent', '#61ce70'],
] as const;
const USUAL: ReadonlyMap<string, string> = new Map(
  USUAL_COLORS.map(([id, usual]) => [`var(${colorVariable(id)})`, `var(${colorVariable(id)}, ${usual})`]),
);
