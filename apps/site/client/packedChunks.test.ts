import { expect, test } from 'vitest';
import type { ChunkMap } from './ChunkMap.ts';
import { packChunks, unpackChunks } from './packedChunks.ts';

const shared = Array.from({ length: 40 }, (_, index) => `chunks/shared${index}-aB${index + 1000}.js`);
const folding = {
  file: 'chunks/folding-abcdef.js',
  imports: shared.slice(39),
  styles: ['chunks/folding-765432.css'],
};
const chunks: ChunkMap = {
  accordion: folding,
  toggle: folding,
  tabs: { file: 'chunks/tabs-0v8_W-.js', imports: shared, styles: ['chunks/tabs-123456.css'] },
  video: {
    file: 'chunks/media-abcdef.js',
    imports: [],
    styles: ['chunks/builder-765432.css'],
    besideProduct: { handle: 'elementor-frontend', chunk: 'beside-elementor' },
  },
  'nested-tabs': { file: 'chunks/nested-tabs-abcdef.js', imports: shared.slice(38), styles: [] },
  alert: {
    file: 'chunks/alert-abcd-h.js',
    imports: [],
    styles: ['chunks/boxes-alert-765432.css', 'chunks/alert-765432.css', 'chunks/alert-box-765432.css'],
  },
};

test.each(Object.keys(chunks))('boot reads of %s what the build has written', (name) => {
  const written = JSON.parse(JSON.stringify(chunks[name]).replaceAll('chunks/', ''));
  expect(unpackChunks(packChunks(chunks)).get(name)).toEqual(written);
});

test.each(['nobody', '', 'tab', 'shared1', 'folding', 'accordion,toggle'])('there is no chunk %j', (name) => {
  expect(unpackChunks(packChunks(chunks)).get(name)).toBeUndefined();
});
