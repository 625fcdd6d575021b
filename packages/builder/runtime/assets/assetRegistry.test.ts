import { expect, test } from 'vitest';
import { parseAssetPlaces } from './assetPlaces.ts';
import { findAsset } from './assetRegistry.ts';

const raw = { version: '4.3.0', urls: { assets: 'https://site.test/a/', uploadUrl: 'https://site.test/up' } };
const places = parseAssetPlaces(raw);

test.each([
  ['script', 'dialog', 'https://site.test/a/lib/dialog/dialog.min.js?ver=4.9.3', 'body'],
  ['script', 'share-link', 'https://site.test/a/lib/share-link/share-link.min.js?ver=4.3.0', 'body'],
  ['script', 'swiper', 'https://site.test/a/lib/swiper/v8/swiper.min.js?ver=8.4.5', 'body'],
  ['style', 'swiper', 'https://site.test/a/lib/swiper/v8/css/swiper.min.css?ver=8.4.5', 'head'],
  ['style', 'dialog', 'https://site.test/a/css/conditionals/dialog.min.css?ver=4.3.0', 'beforeFrontendStyle'],
  ['style', 'e-lightbox', 'https://site.test/a/css/conditionals/lightbox.min.css?ver=4.3.0', 'body'],
] as const)('PB-25 the %s "%s" is at its place and in its version', (kind, name, url, place) => {
  expect(findAsset(kind, name, places)).toEqual({ kind, url, place });
});

test('PB-25 a site that debugs its scripts, or has breakpoints of its own, has other files', () => {
  const debugging = parseAssetPlaces({ ...raw, environmentMode: { isScriptDebug: true } });
  expect(findAsset('script', 'dialog', debugging)?.url).toContain('/dialog.js?');
  const custom = parseAssetPlaces({ ...raw, responsive: { hasCustomBreakpoints: true } });
  expect(findAsset('style', 'e-lightbox', custom)?.url).toBe(
    'https://site.test/up/elementor/css/custom-lightbox.min.css?ver=4.3.0',
  );
});

test.each(['toString', '__proto__', 'e-lightbox', ''])('PB-25 there is no script %j', (name) => {
  expect(findAsset('script', name, places)).toBeNull();
});
