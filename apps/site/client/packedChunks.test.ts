import { expect, test } from 'vitest';
import type { ChunkMap } from './ChunkMap.ts';
import { packChunks, unpackChunks } from './packedChunks.ts';

const shared = Array.from({ length: 40 }, (_, index) => `chunks/shared${index}-aB_${index + 1000}.js`);
const folding = {
  file: 'chunks/folding-abcdefg.js',
  imports: shared.slice(39),
  styles: ['chunks/folding-7654321.css'],
};
const chunks: ChunkMap = {
  accordion: folding,
  toggle: folding,
  tabs: { file: 'chunks/tabs-0v8_W-G.js', imports: shared, styles: ['chunks/tabs-1234567.css'] },
  video: {
    file: 'chunks/media-abcdefg.js',
    imports: [],
    styles: ['chunks/builder-7654321.css'],
    besideProduct: { handle: 'elementor-frontend', chunk: 'beside-elementor' },
  },
  'nested-tabs': { file: 'chunks/nested-tabs-abcdefg.js', imports: shared.slice(38), styles: [] },
  alert: {
    file: 'chunks/alert-abcde-h.js',
    imports: [],
    styles: ['chunks/boxes-alert-7654321.css', 'chunks/alert-7654321.css', 'chunks/alert-box-7654321.css'],
  },
};

test.each(Object.keys(chunks))('boot reads of %s what the build has written', (name) => {
  const written = JSON.parse(JSON.stringify(chunks[name]).replaceAll('chunks/', ''));
  expect(unpackChunks(packChunks(chunks)).get(name)).toEqual(written);
});

test.each(['nobody', '', 'tab', 'shared1', 'folding', 'accordion,toggle'])('there is no chunk %j', (name) => {
  expect(unpackChunks(packChunks(chunks)).get(name)).toBeUndefined();
});
