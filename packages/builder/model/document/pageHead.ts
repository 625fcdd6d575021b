import { type Picture, pictureOf } from '../settings/picture.ts';
import { recordOf, textOf } from '../settings/read.ts';
import { descriptionOf } from './description.ts';

export const TITLE_SETTING = 'search_title';
export const PICTURE_SETTING = 'social_image';
export const HIDDEN_SETTING = 'noindex';

/** What a page says of itself to search engines and in links to it. */
export interface PageHead {
  /** In place of its name; empty where that says enough. */
  readonly title: string;
  readonly description: string;
  /** One of the site's own, by a path. */
  readonly picture: Picture | null;
  /** Search engines leave it out. */
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
