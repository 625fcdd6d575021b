import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { asModule } from './reactModules.ts';

test('PB-01 React’s files are modules that import and export what they did, and no function is around them', async () => {
  const folder = dirname(createRequire(import.meta.url).resolve('react-dom/package.json'));
  const code = await readFile(join(folder, 'cjs/react-dom-client.production.js'), 'utf8');
  const { module } = parseSync('client.js', asModule(code), { sourceType: 'module' });
  expect(module.staticImports.map(({ moduleRequest }) => moduleRequest.value)).toEqual([
    'scheduler',
    'react',
    'react-dom',
  ]);
  const exported = module.staticExports.flatMap(({ entries }) =>
    entries.map(({ exportName }) => exportName.name),
  );
  expect(exported.sort()).toEqual(['createRoot', 'hydrateRoot', 'version']);
});

test('what is set more than once, and read in between, stays one', async () => {
  const written = asModule(
    'exports.now = void 0; exports.now = () => 1; exports.twice = () => 2 * exports.now();',
  );
  const { now, twice } = await import(`data:text/javascript,${encodeURIComponent(written)}`);
  expect([now(), twice()]).toEqual([1, 2]);
});

test('a React that imports or exports in a new way stops the build', () => {
  expect(() => asModule('if (1) require("react").use();')).toThrow('new way');
  expect(() => asModule('module.exports = 1;')).toThrow('new way');
  expect(() => asModule('var a = require("react"), b = 1;')).toThrow('beside');
});
