import sharp from 'sharp';
import { expect, test } from 'vitest';
import { packZip } from '../../../packages/kits/testing/packZip.ts';
import { pictureKit } from '../../../packages/kits/testing/pictureKit.ts';
import { emptySite } from './testing/emptySite.ts';

const PICTURES = /\/media\/[0-9a-f]{20}-\d+\.webp/g;

test('KT-04 an exported kit carries the pictures of its owner: on an empty site its pages show them', async () => {
  const photo = (number: number) =>
    sharp({ create: { width: 900, height: 600, channels: 3, background: { r: 40 * number, g: 90, b: 150 } } })
      .jpeg()
      .toBuffer();
  const photos = await Promise.all([1, 2, 3].map(photo));
  const first = await emptySite();
  await first.importKit(
    packZip(pictureKit({ pages: 1, pictures: 3, picture: (number) => photos[number - 1] ?? '' })),
  );
  const kit = await first.exportKit({ include: ['content'] });
  expect((await first.exportKit({ include: ['content'] })).equals(kit), 'the same twice').toBe(true);

  const second = await emptySite();
  await second.importKit(kit);
  const shown = new Set((await second.text('/p-1/')).match(PICTURES));
  expect(shown.size, 'a background, a picture and a gallery').toBeGreaterThan(2);
  for (const path of shown) expect((await second.bytes(path)).subarray(8, 12).toString()).toBe('WEBP');
  const written = JSON.stringify(await second.admin('GET', '/documents/501'));
  expect(written, 'each stands there by the number that the library has for it').toContain(
    '"source":"library"',
  );
  expect(written).not.toContain('kit-pictures');

  // Pictures that exist already are not imported again.
  const before = (await first.admin('GET', '/blog/media')).total;
  await first.importKit(kit);
  expect((await first.admin('GET', '/blog/media')).total).toBe(before);
});
