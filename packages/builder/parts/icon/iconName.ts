import { recordOf, textOf } from '../../model/settings/read.ts';
import { FORMER_SET, type IconSet, type NamedSet } from './IconDrawings.ts';

/** An icon as named in a setting. */
export interface IconName {
  readonly name: string;
  readonly set: NamedSet;
}

/**
 * `{ library: 'fa-solid', value: 'fas fa-check' }`, or the plain class in an older document, `fa fa-check`. `null` if no Font
 * Awesome icon was chosen.
 */
export function iconNameOf(setting: unknown): IconName | null {
  const classes = textOf(typeof setting === 'string' ? setting : recordOf(setting).value);
  const [, family = '', written = ''] =
    /^(fa[srb]?|eicon)[ -](?:fa-)?([a-z\d-]{1,60})$/.exec(classes.trim()) ?? [];
  if (!written) return null;
  if (family === 'eicon') {
    const name = ELEMENTORS_OWN.get(written);
    return name ? { name, set: 'solid' } : null;
  }
  return { name: written, set: FAMILIES.get(family) ?? FORMER_SET };
}

/** The Elementor add-on's set that an icon is from; `null` for Font Awesome's, Elementor's own, files, and none. */
export function otherIconSet(setting: unknown): string | null {
  const { library, value } = recordOf(setting);
  const set = textOf(library);
  return set && textOf(value) && !/^(?:fa-|eicons$|svg$)/.test(set) ? set : null;
}

const FAMILIES: ReadonlyMap<string, IconSet> = new Map([
  ['fas', 'solid'],
  ['far', 'regular'],
  ['fab', 'brands'],
]);

/** Default icons from Elementor's own font, with similar ones. */
const ELEMENTORS_OWN: ReadonlyMap<string, string> = new Map([
  ['star', 'star'],
  ['close', 'xmark'],
  ['play', 'circle-play'],
  ['chevron-right', 'chevron-right'],
  ['chevron-left', 'chevron-left'],
  ['search', 'magnifying-glass'],
  ['menu-bar', 'bars'],
]);
