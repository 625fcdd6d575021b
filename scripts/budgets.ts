import { readdir, readFile } from 'node:fs/promises';
import { basename, join, posix } from 'node:path';
import { promisify } from 'node:util';
import { constants, gzip } from 'node:zlib';
import { globSync } from 'tinyglobby';
import type { ChunkMap } from '../apps/site/client/ChunkMap.ts';
import { bundled } from './build/bundled.ts';
import { paths } from './build/paths.ts';

/** The size limit of a file in the client build. 1 kB is 1,000 bytes, gzipped. */
export interface Budget {
  readonly name: string;
  /** The files it applies to, by their path in dist/client. Each of them must keep it separately. */
  readonly files: RegExp;
  readonly limit: number;
}

/** The size of several parts together, on a page that needs them all. */
export interface SharedBudget {
  readonly name: string;
  /** Chunks by name, each with all its imports. */
  readonly chunks: readonly string[];
  /** Their part of boot, by its entry source: measured as a separate script. */
  readonly inBoot?: string;
  /** Additional files, by their path in dist/client: those requested by name only later, or loaded with every page. */
  readonly files?: RegExp;
  /** React is included unless this is set. */
  readonly isBesideReact?: boolean;
  /** The maximum number of files: each is a request. */
  readonly mostFiles?: number;
  readonly limit: number;
}

export const budgets: readonly Budget[] = [
  { name: 'boot with the signals', files: /^portico\.js$/, limit: 12_000 },
  { name: 'React', files: /(^|\/)react-[^/]*\.js$/, limit: 42_000 },
];

const widgetIslands = globSync('packages/builder/widgets/*/*.island.ts', { cwd: paths.root }).map((file) =>
  basename(file, '.island.ts'),
);

export const sharedBudgets: readonly SharedBudget[] = [
  {
    name: 'spam protection without React, on a page with a form, an address and a search',
    chunks: ['spam-guard', 'spam-addresses', 'spam-search'],
    inBoot: 'packages/spam-protection/browser/startSpamProtection.ts',
    limit: 8_000,
  },
  { name: 'contact form with all rules', chunks: ['contact-form', 'contact-form-answers'], limit: 9_000 },
  {
    name: 'theme on a list of posts with masonry and infinite scroll, before the visitor acts',
    chunks: ['theme', 'theme-posts'],
    limit: 4_000,
  },
  {
    name: 'all widgets of the builder with carousel and lightbox, beside React',
    chunks: [...widgetIslands, 'lightbox', 'link-actions'],
    isBesideReact: true,
    limit: 37_200,
  },
  {
    name: 'a page with text, pictures and an accordion, React and boot included',
    chunks: ['accordion'],
    files: /^portico\.js$/,
    limit: 54_000,
  },
];

/** The cost of pages with many features, which load the joint files. */
export const jointBudgets: readonly SharedBudget[] = [
  {
    name: 'all that a page can hold of forms, widgets, reviews, posts and protection, used once',
    chunks: [
      ...widgetIslands,
      'background-slideshow',
      'background-video',
      'contact-form',
      'contact-form-answers',
      'email-checks',
      'email-decoder',
      'entrance',
      'lightbox',
      'link-actions',
      'real-person-badge',
      'reviews',
      'spam-addresses',
      'spam-calls',
      'spam-comments',
      'spam-guard',
      'spam-typing',
      'stretch',
      'theme',
      'theme-posts',
    ],
    files: /^portico\.js$/,
    mostFiles: 8,
    // The buttons and dots of reviews, in a file without a fixed name, make up the rest of 130 kB.
    limit: 127_400,
  },
];

export interface BudgetResult {
  readonly name: string;
  readonly ok: boolean;
  readonly sentence: string;
}

/** Measures a client build. A budget that matches no file fails: its file was renamed and is no longer watched. */
export async function weigh(folder: string, limits: readonly Budget[] = budgets): Promise<BudgetResult[]> {
  const paths = await readdir(folder, { recursive: true }).catch(() => []);
  const results: BudgetResult[] = [];
  for (const { name, files, limit } of limits) {
    const matching = paths.filter((path) => files.test(path)).sort((a, b) => a.localeCompare(b));
    if (matching.length === 0)
      results.push({ name, ok: false, sentence: `no file in the client build matches ${files}` });
    for (const path of matching) {
      const size = await gzippedSize(join(folder, path));
      const ok = size <= limit;
      results.push({ name, ok, sentence: `${path} ${kilobytes(size)} of ${kilobytes(limit)}` });
    }
  }
  return results;
}

/** Measures what belongs together. `chunks` is the build's own chunk map. */
export async function weighTogether(
  folder: string,
  chunks: ChunkMap,
  limits: readonly SharedBudget[] = sharedBudgets,
): Promise<BudgetResult[]> {
  const results: BudgetResult[] = [];
  const paths = await readdir(folder, { recursive: true }).catch(() => []);
  for (const { name, chunks: wanted, inBoot, files: further, isBesideReact, mostFiles, limit } of limits) {
    const missing = wanted.find((chunk) => !chunks[chunk]);
    const own = wanted.flatMap((chunk) => [chunks[chunk]?.file ?? [], chunks[chunk]?.imports ?? []].flat());
    const files = await withImports(folder, [...own, ...paths.filter((path) => further?.test(path))]);
    if (isBesideReact) for (const file of files) if (REACT.test(file)) files.delete(file);
    const sizes = await Promise.all([...files].map((file) => gzippedSize(join(folder, file))));
    const boot = inBoot ? await packedSize(await bundled(inBoot)) : 0;
    const size = sizes.reduce((total, one) => total + one, boot);
    const sentence = missing
      ? `there is no chunk ${missing}`
      : `${kilobytes(boot)} in boot and ${files.size} chunks: ${kilobytes(size)} of ${kilobytes(limit)}`;
    const isFew = files.size <= (mostFiles ?? Number.POSITIVE_INFINITY);
    results.push({ name, ok: !missing && isFew && size <= limit, sentence });
  }
  return results;
}

/** What is loaded before any admin screen can be shown. */
const FIRST_SCREEN: SharedBudget = {
  name: 'the administration with its first screen',
  chunks: ['application'],
  limit: 175_000,
};

/** Measures the application's entry, as named in its page, with all its imports. */
export async function weighAdmin(folder: string): Promise<BudgetResult[]> {
  const page = await readFile(join(folder, 'index.html'), 'utf8');
  const [, file = ''] = /<script[^>]+src="\/admin\/([^"]+)"/.exec(page) ?? [];
  return weighTogether(folder, { application: { file, imports: [], styles: [] } }, [FIRST_SCREEN]);
}

const REACT = /(^|\/)react-[^/]*\.js$/;

/** These files and everything they import, each once. */
async function withImports(folder: string, begin: readonly string[]): Promise<Set<string>> {
  const files = new Set<string>();
  const waiting = [...begin];
  for (let file = waiting.pop(); file; file = waiting.pop()) {
    if (files.has(file)) continue;
    files.add(file);
    const code = await readFile(join(folder, file), 'utf8').catch(() => '');
    for (const [, imported = ''] of code.matchAll(/(?:from|import)\s*"\.\/([^"]+)"/g))
      waiting.push(posix.join(posix.dirname(file), imported));
  }
  return files;
}

async function gzippedSize(file: string): Promise<number> {
  return packedSize(await readFile(file));
}

async function packedSize(content: Buffer | string): Promise<number> {
  const packed = await promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION });
  return packed.length;
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(2)} kB`;
}
