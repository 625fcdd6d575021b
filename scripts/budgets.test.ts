import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { weigh, weighTogether } from './budgets.ts';

let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portico-budgets-'));
});
afterEach(() => rm(folder, { recursive: true }));

it('weighs the packed file, not the file', async () => {
  await writeFile(join(folder, 'portico.js'), 'a'.repeat(100_000));
  await expect(weigh(folder, [boot])).resolves.toMatchObject([{ name: 'boot', ok: true }]);
});

it('fails a file that is over its limit, and says by how much', async () => {
  await writeFile(join(folder, 'portico.js'), randomBytes(6_000));
  const [result] = await weigh(folder, [boot]);
  expect(result).toMatchObject({
    ok: false,
    sentence: expect.stringMatching(/^portico\.js 6\.0\d kB of 5\.00 kB$/),
  });
});

it('looks into folders, and at every file that matches', async () => {
  await mkdir(join(folder, 'chunks'));
  await writeFile(join(folder, 'chunks/react-a.js'), 'small');
  await writeFile(join(folder, 'chunks/react-b.js'), randomBytes(90));
  const results = await weigh(folder, [{ name: 'React', files: /(^|\/)react-[^/]*\.js$/, limit: 50 }]);
  expect(results.map(({ ok }) => ok)).toEqual([true, false]);
});

it('fails when there is no such file, or no build', async () => {
  await expect(weigh(folder, [boot])).resolves.toMatchObject([{ ok: false }]);
  await expect(weigh(join(folder, 'missing'), [boot])).resolves.toMatchObject([{ ok: false }]);
});

it('weighs chunks with what they import, each file once, and their part of boot', async () => {
  await mkdir(join(folder, 'chunks'));
  for (const name of ['a', 'b', 'shared'])
    await writeFile(join(folder, `chunks/${name}.js`), randomBytes(1_000));
  const chunk = (name: string) => ({ file: `chunks/${name}.js`, imports: ['chunks/shared.js'], styles: [] });
  const shared = { name: 'both', chunks: ['a', 'b'], inBoot: 'packages/kernel/dom/ready.ts' };
  const weighed = (limit: number) =>
    weighTogether(folder, { a: chunk('a'), b: chunk('b') }, [{ ...shared, limit }]);
  await expect(weighed(3_000)).resolves.toMatchObject([{ ok: false }]);
  await expect(weighed(3_500)).resolves.toMatchObject([
    { ok: true, sentence: expect.stringMatching(/3 chunks: 3\.\d\d kB of 3\.50 kB$/) },
  ]);
  await expect(weighTogether(folder, {}, [{ ...shared, limit: 9_000 }])).resolves.toMatchObject([
    { ok: false },
  ]);
});

it('fails what is light enough but comes in too many files', async () => {
  await mkdir(join(folder, 'chunks'));
  for (const name of ['a', 'b']) await writeFile(join(folder, `chunks/${name}.js`), 'small');
  const chunk = (name: string) => ({ file: `chunks/${name}.js`, imports: [], styles: [] });
  const weighed = (mostFiles: number) =>
    weighTogether(folder, { a: chunk('a'), b: chunk('b') }, [
      { name: 'both', chunks: ['a', 'b'], mostFiles, limit: 9_000 },
    ]);
  await expect(weighed(1)).resolves.toMatchObject([{ ok: false }]);
  await expect(weighed(2)).resolves.toMatchObject([{ ok: true }]);
});

const boot = { name: 'boot', files: /^portico\.js$/, limit: 5_000 };
