import { browserStorage } from '@portico/kernel/storage';
import { expect, it } from 'vitest';
import { memoryStorage } from '../../../kernel/storage/testing/memoryStorage.ts';
import { forgetRevertedKit, keepRevertedKit, nextImport, readRevertedKit, wishedKit } from './revertedKit.ts';

const ORIGIN = 'https://site.example';

it('KT-04 a kit that was taken back is told on the page that follows, and then forgotten', () => {
  const { storage, area } = sessionOf();
  const kit = {
    activeKitName: 'Yoga loft',
    referrerKitId: '7',
    returnTo: '/admin/',
    noAutomaticRedirect: true,
  };
  expect(readRevertedKit(storage)).toBeNull();
  keepRevertedKit(storage, kit);
  expect(JSON.parse(area.getItem('elementor-kit-data') ?? '')).toEqual(kit);
  expect(readRevertedKit(storage)).toEqual(kit);
  forgetRevertedKit(storage);
  expect(readRevertedKit(storage)).toBeNull();
});

it.each(['{', 'null', '7', '[]', '{"referrerKitId":"7"}'])('KT-04 %s tells nothing', (text) => {
  const { storage, area } = sessionOf();
  area.setItem('elementor-kit-data', text);
  expect(readRevertedKit(storage)).toBeNull();
});

it.each([
  ['?referrer_kit=7', '/kits/import?referrer=cloud&id=7'],
  [
    '?referrer_kit=7&return_to=%2Fadmin%2F&no_automatic_redirect=true',
    '/kits/import?referrer=cloud&id=7&return_to=%2Fadmin%2F&no_automatic_redirect=true',
  ],
  ['?referrer_kit=7&return_to=https://evil.example/', '/kits/import?referrer=cloud&id=7'],
  ['?referrer_kit=a%26b', '/kits/import?referrer=cloud&id=a%26b'],
])('KT-04 from the tools with %s the way leads to %s', (search, address) => {
  expect(nextImport({ ...wishedKit(search), activeKitName: 'Old' }, ORIGIN)).toBe(address);
});

function sessionOf() {
  const area = memoryStorage();
  return { area, storage: browserStorage({ localStorage: area, sessionStorage: area }, 'sessionStorage') };
}
