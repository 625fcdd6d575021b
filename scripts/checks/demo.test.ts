import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { extname, relative } from 'node:path';
import { expect, test } from 'vitest';
import { paths } from '../build/paths.ts';
import { trackedFiles } from './trackedFiles.ts';

/** What the invented company of the demo is called, and what it builds. */
const DEMO_WORDS =
  /sill\s*(&|&amp;|and)\s*marrow|sillandmarrow|glass-?house|greenhouse|viner(y|ies)|orangery|ashmere/i;
/** What the gallery of widgets shows, and the pictures, sounds and videos of the product. */
const EXAMPLE =
  /\.gallery\.tsx?$|^packages\/[^/]+\/gallery\/|^apps\/gallery\/|Samples?\.tsx?$|\/sample\w+\.tsx?$/;
const MEDIA = new Set(['.svg', '.png', '.jpg', '.jpeg', '.webp', '.avif', '.webm', '.mp4', '.wav', '.mp3']);

const tracked = (await trackedFiles(paths.root)).map((file) => relative(paths.root, file));
const ofProduct = tracked.filter((file) => /^(packages|apps)\//.test(file));

test('no picture of the product is one of the demo', () => {
  const media = (files: readonly string[]) => files.filter((file) => MEDIA.has(extname(file)));
  const ofDemo = new Map(
    media(tracked.filter((file) => file.startsWith('demo/'))).map((file) => [digest(file), file]),
  );
  expect(ofDemo.size).toBeGreaterThan(0);
  expect(media(ofProduct).flatMap((file) => ofDemo.get(digest(file)) ?? [])).toEqual([]);
});

test('no example of the product speaks of the demo', () => {
  const examples = ofProduct.filter((file) => EXAMPLE.test(file) && /\.(tsx?|json)$/.test(file));
  expect(examples.length).toBeGreaterThan(0);
  const speaking = examples.flatMap((file) => {
    const word = DEMO_WORDS.exec(readFileSync(`${paths.root}/${file}`, 'utf8'))?.[0];
    return word ? [`${file}: ${word}`] : [];
  });
  expect(speaking).toEqual([]);
});

function digest(file: string): string {
  return createHash('sha256')
    .update(readFileSync(`${paths.root}/${file}`))
    .digest('hex');
}
