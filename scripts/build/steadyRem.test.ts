import { join } from 'node:path';
import { preprocessCSS, type ResolvedConfig, resolveConfig } from 'vite';
import { beforeAll, expect, test } from 'vitest';
import { paths } from './paths.ts';
import { steadyRem } from './steadyRem.ts';

const OVER_THE_PAGE = '@import url("@portico/kernel/over.css");\n';

let config: ResolvedConfig;

beforeAll(async () => {
  config = await resolveConfig({ root: paths.root, configFile: false, css: { postcss: steadyRem } }, 'build');
});

async function built(css: string): Promise<string> {
  return (await preprocessCSS(css, join(paths.root, 'packages/builder/sheet.css'), config)).code;
}

test('lengths of declarations are measured by the size that the sheet over the page says', async () => {
  expect(await built(`${OVER_THE_PAGE}a{margin:-.5rem 1rem;inset:calc(50% - 1.5rem)}`)).toContain(
    'a{margin:calc(-.5*var(--portico-rem)) calc(1*var(--portico-rem));inset:calc(50% - calc(1.5*var(--portico-rem)))}',
  );
});

test('conditions of queries stay as they are: they know no custom properties', async () => {
  const query = '@media (width >= 52rem){';
  expect(await built(`${OVER_THE_PAGE}${query}a{gap:2rem}}`)).toContain(
    `${query}a{gap:calc(2*var(--portico-rem))}}`,
  );
});

test('a word that ends like it is none', async () => {
  expect(await built(`${OVER_THE_PAGE}a{content:"theorem"}`)).toContain('a{content:"theorem"}');
});

test('a sheet of the page itself keeps its lengths, and so does the sheet that says the size', async () => {
  const css = 'a{gap:2rem}';
  expect(await built(css)).toBe(css);
  const [over] = (await built(`${OVER_THE_PAGE}b{gap:3rem}`)).split('b{gap');
  expect(over).not.toContain('*var(--portico-rem)');
});
