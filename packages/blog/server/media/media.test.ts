import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { testPorts } from '@portico/kernel/server/testing';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { blogMigrations } from '../migrations.ts';
import { createMedia } from './createMedia.ts';
import { makeSizes, PictureError } from './makeSizes.ts';

const RED = { r: 220, g: 30, b: 30 };

test('TH-10 a picture is kept in the widths that pages choose from, without what the camera wrote', async () => {
  const { media, folder } = await ready();
  const row = await media.store({ name: 'holiday.jpg', content: await photo(1000, 500), alt: 'A lake' });
  expect(row).toMatchObject({ width: 1000, height: 500, alt: 'A lake', name: 'holiday.jpg' });
  const sources = JSON.parse(row.sources) as { url: string; width: number; type: string }[];
  expect(sources.map(({ width, type }) => `${width} ${type}`)).toEqual([
    '320 image/webp',
    '640 image/webp',
    '960 image/webp',
    '1000 image/webp',
    '1000 image/jpeg',
  ]);
  for (const { url, width } of sources) {
    const kept = await sharp(join(folder, url.replace('/media/', ''))).metadata();
    expect(kept.width).toBe(width);
    expect(kept.exif).toBeUndefined();
  }
  expect(row.colour).toMatch(/^#[cd][0-9a-f][0-3]/);
  // The same picture again, under another name.
  expect((await media.store({ name: 'copy.jpg', content: await photo(1000, 500) })).id).toBe(row.id);
  await media.forget(row);
  expect(await readdir(folder)).toEqual([]);
});

test('TH-10 a picture on its side is stood up', async () => {
  const content = await sharp({ create: { width: 60, height: 20, channels: 3, background: RED } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  expect(await makeSizes(content)).toMatchObject({ width: 20, height: 60 });
});

test('TH-10 what is no picture, is damaged, or unpacks into too much is refused with a sentence', async () => {
  const refusal = async (content: Buffer) => makeSizes(content).catch((error: unknown) => error);
  const jpeg = await photo(40, 40);
  const bomb = await sharp({ create: { width: 9000, height: 9000, channels: 3, background: RED } })
    .png()
    .toBuffer();
  for (const [content, reason] of [
    [
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
      'cannot be used as a picture',
    ],
    [Buffer.from('<?php echo 1;'), 'cannot be used as a picture'],
    [Buffer.alloc(0), 'cannot be used as a picture'],
    [jpeg.subarray(0, 60), 'cannot be read'],
    [bomb, '50 million pixels'],
    [Buffer.alloc(20 * 1024 * 1024 + 1), '20 MB'],
  ] as const) {
    const error = await refusal(content);
    expect(error).toBeInstanceOf(PictureError);
    expect(String(error)).toContain(reason);
  }
});

test('K a drawing is kept beside its dots: also for a file from before, and apart where only its colours differ', async () => {
  const { media } = await ready();
  const content = await photo(40, 40);
  const before = await media.store({ name: 'ship.svg', content });
  expect(before.drawing).toBe('');
  const again = await media.store({ name: 'ship.svg', content, drawing: '<svg>1</svg>' });
  expect([again.id, again.drawing]).toEqual([before.id, '<svg>1</svg>']);
  const other = { name: 'ship.svg', content, drawing: '<svg>2</svg>' };
  expect(await media.isKnown(other)).toBe(false);
  const apart = await media.store(other);
  expect(apart.id).not.toBe(before.id);
  expect(apart.sources).not.toBe(before.sources);
  expect((await media.store(other)).id).toBe(apart.id);
});

test('TH-10 no name leads out of the folder', async () => {
  const { media } = await ready();
  for (const name of [
    '../portico.db',
    '..%2fportico.db',
    'x',
    '',
    `${'a'.repeat(20)}-320.webp/..`,
    `${'a'.repeat(20)}-320.webp`,
  ])
    expect(await media.read(name)).toBeNull();
});

async function ready() {
  const ports = await testPorts({ migrations: blogMigrations });
  const folder = join(ports.filesFolder, 'media');
  return { media: createMedia(ports.database, ports.clock, folder), folder };
}

function photo(width: number, height: number): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: RED } })
    .withExif({ IFD0: { Copyright: 'Somebody', ImageDescription: 'Where I live' } })
    .jpeg()
    .toBuffer();
}
