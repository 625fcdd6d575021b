import { siteChoice } from '../../model/fields/Field.ts';
import { coverSize } from '../../model/fields/groups.ts';

export const FEED = 'portico_feed';

export const reviewsFields = [
  siteChoice(FEED, 'Feed', 'feeds', {
    help: 'Feeds are set up on the Reviews screen: places, number and layout.',
  }),
  ...coverSize('image_size', ({ slides }) => Array.isArray(slides)),
];
