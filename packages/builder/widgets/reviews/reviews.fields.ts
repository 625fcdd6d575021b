import { siteChoice } from '../../model/fields/Field.ts';

export const FEED = 'portico_feed';

export const reviewsFields = [
  siteChoice(FEED, 'Feed', 'feeds', {
    help: 'Feeds are made on the screen Reviews: which places, how many, in which layout.',
  }),
];
