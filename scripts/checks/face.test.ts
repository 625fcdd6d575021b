import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

/** Everything in `packages/` is a feature, except the kernel they build on. */
const features = readdirSync('packages').filter((name) => name !== 'kernel');

const ROOMS = [
  'README.md',
  'islands.ts',
  'admin/index.tsx',
  'server/index.ts',
  'server/migrations.ts',
  'wire/admin.ts',
  'wire/public.ts',
];

const EXPORTS = {
  './admin': './admin/index.tsx',
  './islands': './islands.ts',
  './server': './server/index.ts',
  './wire/admin': './wire/admin.ts',
  './wire/public': './wire/public.ts',
};

describe.each(features)('the feature %s has the face of every feature', (name) => {
  const read = (path: string): string => readFileSync(join('packages', name, path), 'utf8');
  const camel = name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const pascal = camel.charAt(0).toUpperCase() + camel.slice(1);

  test('its rooms have the same names', () => {
    expect(ROOMS.filter((path) => !existsSync(join('packages', name, path)))).toEqual([]);
  });

  test('its package offers them under the same names', () => {
    expect(JSON.parse(read('package.json')).exports).toMatchObject(EXPORTS);
  });

  test('its server is made by one function of ports and needs, and connects', () => {
    expect(exportsOf(read('server/index.ts'))).toEqual(
      expect.arrayContaining([`create${pascal}`, `${camel}Migrations`]),
    );
    const sources = [read('server/index.ts'), existing(name, `server/create${pascal}.ts`)].join('\n');
    expect(sources).toMatch(new RegExp(`export function create${pascal}\\(\\s*ports: Ports,[^)]*Needs`));
    expect(sources).toMatch(/\bconnect\b/);
    expect(read('server/migrations.ts')).toContain(`export const ${camel}Migrations`);
  });

  test('its islands and its screens go by its name', () => {
    expect(exportsOf(read('islands.ts'))).toContain(`${camel}Islands`);
    const screens = exportsOf(read('admin/index.tsx'));
    expect(screens.filter((one) => one === `${camel}Admin` || one === `create${pascal}Admin`)).toHaveLength(
      1,
    );
  });
});

describe.each(['kernel', ...features])('the README of %s', (name) => {
  test('says in which order its rooms are, and names each of them', () => {
    const readme = readFileSync(join('packages', name, 'README.md'), 'utf8');
    const order = [...(/^Rooms.*$/m.exec(readme)?.[0].matchAll(/`(\w+)\/`/g) ?? [])].map(([, room]) => room);
    const rooms = readdirSync(join('packages', name), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !['node_modules', 'public', 'testing'].includes(entry.name))
      .map((entry) => entry.name);
    expect([...order].sort()).toEqual(rooms.sort());
    expect(readme.trimEnd().split('\n').length).toBeLessThanOrEqual(ONE_SCREEN);
  });
});

/** The maximum length of a README, including its table of folders; anything more is documented beside the code. */
const ONE_SCREEN = 60;

function existing(name: string, path: string): string {
  const file = join('packages', name, path);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

/** The names of values that a file exports, its own and re-exported ones. */
function exportsOf(source: string): string[] {
  const own = [...source.matchAll(/^export (?:async )?(?:const|function) (\w+)/gm)].map(
    ([, one = '']) => one,
  );
  const handed = [...source.matchAll(/^export \{([^}]*)\}/gm)].flatMap(([, list = '']) =>
    list.split(',').map((one) => one.trim()),
  );
  return [...own, ...handed.filter((one) => one !== '' && !one.startsWith('type '))];
}
