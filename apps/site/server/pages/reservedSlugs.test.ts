import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isReservedSlug } from './reservedSlugs.ts';

test('no page or post can take the place of an address that the site answers itself', () => {
  const roles = readFileSync(new URL('../roles.txt', import.meta.url), 'utf8');
  // The feed of all comments does not occupy the URL of a page of that name.
  const slugs = [...roles.matchAll(/ \/(?!comments\/feed\/)([\w-]+)(?=\/|$)/gm)].map(([, slug = '']) => slug);
  expect(slugs).toContain('blog');
  expect(slugs.filter((slug) => !isReservedSlug(slug, 'gallery'))).toEqual([]);
});
