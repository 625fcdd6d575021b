import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { paths } from '../build/paths.ts';
import { runCommand } from '../process/runCommand.ts';

/** A repository in which every rule is broken at least once, beside similar code that is allowed. */
const house: Record<string, string> = {
  'packages/kernel/index.ts': `export const ground = 1;`,
  'packages/kernel/package.json': `{ "name": "@portico/kernel", "exports": { ".": "./index.ts" } }`,
  'packages/kernel/dom/reachesUp.ts': `import '../../reviews/browser/read.ts';`,
  'packages/kernel/islands/asksReact.ts': `import 'react';`,
  'packages/kernel/islands/react/asksReact.tsx': `import 'react'; export const View = () => <p>allowed</p>;`,

  'packages/reviews/package.json': `{ "name": "@portico/reviews", "exports": { "./browser": "./browser/read.ts" } }`,
  'packages/reviews/browser/read.ts': `export const read = 1;`,
  'packages/reviews/browser/asksReact.tsx': `import { memo } from 'react'; export const View = memo(() => <p>no</p>);`,
  'packages/reviews/server/table.ts': `export const table = 1;`,
  'packages/reviews/admin/Screen.tsx': `export const Screen = () => <p>screen</p>;`,
  'packages/reviews/server/renders.tsx': `import { Card } from '../ui/Card.tsx'; export const html = <Card />;`,
  'packages/reviews/ui/Card.tsx': `import '@portico/kernel'; export const Card = () => <p>allowed</p>;`,
  'packages/reviews/ui/Leaky.tsx': `import { table } from '../server/table.ts'; export const Leaky = () => <p>{table}</p>;`,
  'packages/reviews/ui/Lazy.tsx': `export const lazy = () => import('../admin/Screen.tsx');`,
  'packages/reviews/wire/public.ts': `import '../browser/read.ts'; export * from './shapes.ts';`,
  'packages/reviews/wire/shapes.ts': `export const shape = 1;`,
  'packages/reviews/ui/Shaped.ts': `import '../wire/public.ts'; export * from '../wire/shapes.ts';`,

  'packages/theme/README.md':
    'Rooms, each of which imports only those before it: `wire/`, `server/`, `admin/`.',
  'packages/theme/admin/Screen.ts': `import '../server/table.ts';`,
  'packages/theme/server/table.ts': `export const table = 1;`,
  'packages/theme/server/asksAdmin.ts': `import '../admin/Screen.ts';`,

  'packages/theme/browser/stranger.ts': `import '../../reviews/browser/read.ts';`,
  'packages/theme/browser/politeStranger.ts': `import '@portico/reviews/browser';`,
  'packages/theme/browser/typeStranger.ts': `import type { read } from '@portico/reviews/browser'; export type R = typeof read;`,
  'packages/theme/server/reachesUp.ts': `import '../../../apps/site/server/main.ts';`,
  'packages/theme/server/usesTest.ts': `import './rule.test.ts';`,
  'packages/theme/server/rule.test.ts': `export const test = 1;`,
  'packages/theme/server/one.ts': `import './two.ts';`,
  'packages/theme/server/two.ts': `import './one.ts';`,

  'packages/builder/README.md': 'Rooms: `model/`, `widgets/`, `editor/`.',
  'packages/builder/model/parse.ts': `export const parse = 1;`,
  'packages/builder/model/draws.ts': `import '../widgets/heading/Heading.tsx';`,
  'packages/builder/widgets/heading/Heading.tsx': `import { parse } from '../../model/parse.ts'; export const Heading = () => <p>{parse}</p>;`,
  'packages/builder/widgets/heading/edits.ts': `export const lazy = () => import('../../editor/Panel.tsx');`,
  'packages/builder/widgets/heading/heading.test.ts': `import '../../editor/Panel.tsx';`,
  'packages/builder/editor/Panel.tsx': `export const Panel = () => <p>panel</p>;`,

  'apps/site/server/main.ts': `import '@portico/reviews/browser'; import '@portico/kernel';`,
  'apps/site/client/boot.ts': `import 'react-dom/client';`,
  'apps/site/main.ts': `import '../gallery/gallery.ts';`,
  'apps/site/server/shows.ts': `import '../../gallery/gallery.ts';`,
  'apps/gallery/gallery.ts': `export const gallery = 1;`,

  'node_modules/react/package.json': `{ "name": "react", "exports": { ".": "./index.js" } }`,
  'node_modules/react/index.js': ``,
  'node_modules/react-dom/package.json': `{ "name": "react-dom", "exports": { "./client": "./client.js" } }`,
  'node_modules/react-dom/client.js': ``,
  'package.json': `{ "type": "module", "dependencies": { "react": "*", "react-dom": "*" } }`,
  'tsconfig.json': `{}`,
};

let folder = '';
let violations: string[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portico-layers-'));
  for (const [name, text] of Object.entries(house)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  await mkdir(join(folder, 'node_modules/@portico'));
  for (const name of ['kernel', 'reviews'])
    await symlink(`../../packages/${name}`, join(folder, 'node_modules/@portico', name));

  const config = join(paths.root, '.dependency-cruiser.cjs');
  const args = ['--config', config, '--output-type', 'json', 'packages', 'apps'];
  const { output } = await runCommand('depcruise', args, { cwd: folder });
  const { summary } = JSON.parse(output) as { summary: { violations: Violation[] } };
  violations = summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`);
});

afterAll(() => rm(folder, { recursive: true, force: true }));

interface Violation {
  readonly rule: { readonly name: string };
  readonly from: string;
  readonly to: string;
}

const read = 'packages/reviews/browser/read.ts';

const faults = [
  `kernel-knows-no-feature: packages/kernel/dom/reachesUp.ts -> ${read}`,
  `features-are-strangers: packages/theme/browser/stranger.ts -> ${read}`,
  `features-are-strangers: packages/theme/browser/politeStranger.ts -> ${read}`,
  `features-are-strangers: packages/theme/browser/typeStranger.ts -> ${read}`,
  'features-know-no-app: packages/theme/server/reachesUp.ts -> apps/site/server/main.ts',
  'the-product-knows-no-demo: apps/site/server/shows.ts -> apps/gallery/gallery.ts',
  'visitors-never-load-the-server: packages/reviews/ui/Leaky.tsx -> packages/reviews/server/table.ts',
  'visitors-never-load-the-server: packages/reviews/ui/Lazy.tsx -> packages/reviews/admin/Screen.tsx',
  `the-wire-is-the-ground-floor-of-a-feature: packages/reviews/wire/public.ts -> ${read}`,
  'a-wire-has-two-doors: packages/reviews/ui/Shaped.ts -> packages/reviews/wire/shapes.ts',
  'rooms-keep-their-order: packages/theme/server/asksAdmin.ts -> packages/theme/admin/Screen.ts',
  'rooms-keep-their-order: packages/builder/model/draws.ts -> packages/builder/widgets/heading/Heading.tsx',
  'rooms-keep-their-order: packages/builder/widgets/heading/edits.ts -> packages/builder/editor/Panel.tsx',
  'boot-carries-no-react: packages/kernel/islands/asksReact.ts -> node_modules/react/index.js',
  'boot-carries-no-react: packages/reviews/browser/asksReact.tsx -> node_modules/react/index.js',
  'boot-carries-no-react: apps/site/client/boot.ts -> node_modules/react-dom/client.js',
  'no-circles: packages/theme/server/one.ts -> packages/theme/server/two.ts',
  'tests-stay-outside: packages/theme/server/usesTest.ts -> packages/theme/server/rule.test.ts',
];

it.each(faults)('%s', (fault) => {
  expect(violations).toContain(fault);
});

it('finds nothing but the seeded faults: what looks alike and is allowed stays allowed', () => {
  expect(violations.toSorted()).toEqual(faults.toSorted());
});

it('has a seeded fault for every rule', () => {
  const { forbidden } = createRequire(import.meta.url)('../../.dependency-cruiser.cjs') as {
    forbidden: { name: string }[];
  };
  const broken = new Set(faults.map((fault) => fault.split(':')[0]));
  expect(forbidden.map(({ name }) => name).filter((name) => !broken.has(name))).toEqual([]);
});
