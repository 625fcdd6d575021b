import { siteChoice } from '../../model/fields/Field.ts';
import { coverSize } from '../../model/fields/groups.ts';

export const FEED = 'portico_feed';

export const reviewsFields = [
  siteChoice(FEED, 'Feed', 'feeds', {
    help: 'Feeds are made on the screen Reviews: which places, how many, in which layout.',
  }),
  ...coverSize('image_size', ({ slides }) => Array.isArray(slides)),
];
