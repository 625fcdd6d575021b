import { type Picture, pictureOf } from '../settings/picture.ts';
import { recordOf, textOf } from '../settings/read.ts';
import { descriptionOf } from './description.ts';

export const TITLE_SETTING = 'search_title';
export const PICTURE_SETTING = 'social_image';
export const HIDDEN_SETTING = 'noindex';

/** A page's metadata for search engines and link previews. */
export interface PageHead {
  /** Replaces its title; empty if not needed. */
  readonly title: string;
  readonly description: string;
  /** One of the site's own pictures, by path. */
  readonly picture: Picture | null;
  /** Hidden from search engines. */
  readonly isHidden: boolean;
}

export function pageHeadOf(settings: unknown): PageHead {
  const said = recordOf(settings);
  const picture = pictureOf(said[PICTURE_SETTING]);
  return {
    title: textOf(said[TITLE_SETTING]).trim(),
    description: descriptionOf(settings),
    picture: picture && /^\/(?!\/)/.test(picture.src) ? picture : null,
    isHidden: said[HIDDEN_SETTING] === 'yes',
  };
}
