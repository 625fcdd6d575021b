/** Where a template is shown, as in Elementor: `include/general`, `exclude/singular/page/7`. */
export interface Condition {
  readonly isExcluded: boolean;
  /** `general`, or the kind of page with its target: `singular/post/12`. */
  readonly place: string;
}

/** The whole site. */
export const EVERYWHERE = 'general';
export const MOST_CONDITIONS = 50;

/** `null` if it is not a condition; one for an unknown kind of page never matches. */
export function readCondition(text: unknown): Condition | null {
  const [, mode, place = ''] = (typeof text === 'string' && CONDITION.exec(text)) || [];
  return mode ? { isExcluded: mode === 'exclude', place } : null;
}

const CONDITION = /^(include|exclude)\/([a-z\d_-]{1,40}(?:\/[\w-]{1,200}){0,2})$/;

/** The conditions in any value; anything else is skipped. */
export function conditionsIn(value: unknown): readonly string[] {
  if (!Array.isArray(value)) return [];
  const known = value.filter((text): text is string => readCondition(text) !== null);
  return [...new Set(known)].slice(0, MOST_CONDITIONS);
}

/**
 * How specifically a template's conditions match a page with these places: 0 if they do not or if one excludes it, otherwise
 * higher the more specific they are.
 */
export function fitOf(conditions: readonly string[], places: readonly string[]): number {
  const fitting = conditions
    .map(readCondition)
    .filter((condition) => condition !== null)
    .filter(({ place }) => place === EVERYWHERE || places.includes(place));
  if (fitting.some(({ isExcluded }) => isExcluded)) return 0;
  return Math.max(0, ...fitting.map(({ place }) => weightOf(place)));
}

/** There is only one home page and one not-found page, so these are as specific as an id. */
const SINGLE = new Set(['singular/front_page', 'singular/not_found404']);

function weightOf(place: string): number {
  if (place === EVERYWHERE) return 1;
  return SINGLE.has(place) ? 4 : 1 + place.split('/').length;
}

interface Placed {
  readonly id: number;
  readonly conditions: readonly string[];
}

/** The template for a page. If two match equally, the newest wins. */
export function chooseTemplate<Template extends Placed>(
  templates: readonly Template[],
  places: readonly string[],
): Template | null {
  let chosen: Template | null = null;
  let best = 0;
  for (const template of templates) {
    const fit = fitOf(template.conditions, places);
    if (fit === 0 || fit < best || (fit === best && chosen && chosen.id > template.id)) continue;
    chosen = template;
    best = fit;
  }
  return chosen;
}

/** The places that two templates of the same type both include and neither excludes. */
export function contestedPlaces(one: Placed, other: Placed): readonly string[] {
  const includedIn = ({ conditions }: Placed): readonly string[] =>
    conditions.flatMap((text) => {
      const condition = readCondition(text);
      return condition && !condition.isExcluded ? [condition.place] : [];
    });
  const theirs = new Set(includedIn(other));
  const excluded = new Set(
    [...one.conditions, ...other.conditions].filter((text) => text.startsWith('exclude/')),
  );
  return includedIn(one).filter((place) => theirs.has(place) && !excluded.has(`exclude/${place}`));
}
