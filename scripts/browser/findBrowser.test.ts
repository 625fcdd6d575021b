import { expect, it } from 'vitest';
import { findBrowser, NoBrowserError } from './findBrowser.ts';
import type { BrowserSource } from './sources/BrowserSource.ts';

it('takes the first candidate that works, in the order of the sources', async () => {
  const { sources, asked } = sourcesOf({ wished: [], system: ['/a', '/b'], installed: ['/c'] });
  const tried: string[] = [];
  const browser = await findBrowser(sources, async (path) => {
    tried.push(path);
    return path === '/a' ? new Error('no display') : true;
  });
  expect(browser).toEqual({ executablePath: '/b', source: 'system' });
  expect(tried).toEqual(['/a', '/b']);
  expect(asked).toEqual(['wished', 'system']);
});

it('installs nothing while something that is there works', async () => {
  const { sources, asked } = sourcesOf({ wished: ['/wished'], system: ['/a'], installed: ['/c'] });
  await expect(findBrowser(sources, async () => true)).resolves.toMatchObject({ executablePath: '/wished' });
  expect(asked).toEqual(['wished']);
});

it('goes on when a source itself fails', async () => {
  const { sources } = sourcesOf({ system: [], packed: ['/packed'] });
  const failing: BrowserSource = { name: 'apt', candidates: () => Promise.reject(new Error('no network')) };
  await expect(findBrowser([failing, ...sources], async () => true)).resolves.toMatchObject({
    source: 'packed',
  });
});

it('says in its first line what to do, and then what was tried', async () => {
  const { sources } = sourcesOf({ wished: ['/x'], system: ['/y'] });
  const search = findBrowser(sources, async () => new Error('libnss3.so is missing\nand more'));
  await expect(search).rejects.toThrow(NoBrowserError);
  await expect(search).rejects.toThrow(
    /^No Chromium starts here\. Set PORTICO_CHROMIUM .* apt-get install chromium-headless-shell\.\n {2}wished: \/x: libnss3\.so is missing\n {2}system: \/y: libnss3/,
  );
});

function sourcesOf(paths: Record<string, string[]>): { sources: BrowserSource[]; asked: string[] } {
  const asked: string[] = [];
  const sources = Object.entries(paths).map(([name, candidates]) => ({
    name,
    candidates: async () => {
      asked.push(name);
      return candidates;
    },
  }));
  return { sources, asked };
}
