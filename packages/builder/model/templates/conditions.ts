/** Where a template shows, as Elementor writes it: `include/general`, `exclude/singular/page/7`. */
export interface Condition {
  readonly isExcluded: boolean;
  /** `general`, or the kind of page with what narrows it down: `singular/post/12`. */
  readonly place: string;
}

/** The whole site. */
export const EVERYWHERE = 'general';
export const MOST_CONDITIONS = 50;

/** What is no condition is `null`; one for a kind of page that nobody here knows is one that never comes true. */
export function readCondition(text: unknown): Condition | null {
  const [, mode, place = ''] = (typeof text === 'string' && CONDITION.exec(text)) || [];
  return mode ? { isExcluded: mode === 'exclude', place } : null;
}

const CONDITION = /^(include|exclude)\/([a-z\d_-]{1,40}(?:\/[\w-]{1,200}){0,2})$/;

/** The conditions in whatever stands there; what is none is passed over. */
export function conditionsIn(value: unknown): readonly string[] {
  if (!Array.isArray(value)) return [];
  const known = value.filter((text): text is string => readCondition(text) !== null);
  return [...new Set(known)].slice(0, MOST_CONDITIONS);
}

/**
 * How closely the conditions of a template fit a page that is known by these places: nothing where they do not or where
 * one of them excludes it, else more the more they say.
 */
export function fitOf(conditions: readonly string[], places: readonly string[]): number {
  const fitting = conditions
    .map(readCondition)
    .filter((condition) => condition !== null)
    .filter(({ place }) => place === EVERYWHERE || places.includes(place));
  if (fitting.some(({ isExcluded }) => isExcluded)) return 0;
  return Math.max(0, ...fitting.map(({ place }) => weightOf(place)));
}

/** There is one home page and one page for what is not there, so these say as much as a number does. */
const SINGLE = new Set(['singular/front_page', 'singular/not_found404']);

function weightOf(place: string): number {
  if (place === EVERYWHERE) return 1;
  return SINGLE.has(place) ? 4 : 1 + place.split('/').length;
}

interface Placed {
  readonly id: number;
  readonly conditions: readonly string[];
}

/** The template that a page is drawn with. Of two that fit alike it is the one that was made last. */
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

/** The places that both of two templates of one kind are to show in, and neither is kept out of by the other's word. */
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
