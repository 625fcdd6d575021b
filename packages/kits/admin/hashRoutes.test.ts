import { expect, it } from 'vitest';
import { routeOfHash } from './hashRoutes.ts';

it.each([
  ['#/export-customization', '?page=elementor-app', '/kits/export'],
  ['#/export/plugins', '', '/kits/export'],
  ['#/import', '', '/kits/import'],
  [
    '#/import-customization?referrer=cloud&id=7',
    '?page=elementor-app&id=1&nonce=n',
    '/kits/import?id=7&nonce=n&referrer=cloud',
  ],
  ['#/kit-library/cloud', '', '/kits/library'],
  ['#/exportation', '', null],
  ['', '?id=1', null],
])('KT-04 the old address %s with %s leads to %s', (hash, search, route) => {
  expect(routeOfHash(hash, search)).toBe(route);
});
