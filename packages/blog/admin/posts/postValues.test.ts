import { expect, test } from 'vitest';
import { newPostIn } from './postValues.ts';

test('TH-10 a new post is in the main language of the site, which is the one that lists show', () => {
  expect(newPostIn(['de', 'fr']).language).toBe('de');
  expect(newPostIn([]).language).toBe('en');
});
