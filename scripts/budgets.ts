import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { constants, gzip } from 'node:zlib';

/** What a visitor pays for a file of the client build, at most. 1 kB is 1,000 bytes, gzipped. */
export interface Budget {
  readonly name: string;
  /** The files it is about, by their path in dist/client. Each of them alone has to keep it. */
  readonly files: RegExp;
  readonly limit: number;
}

export const budgets: readonly Budget[] = [
  { name: 'boot with the signals', files: /^portico\.js$/, limit: 12_000 },
  { name: 'React', files: /(^|\/)react-[^/]*\.js$/, limit: 68_000 },
];

export interface BudgetResult {
  readonly name: string;
  readonly ok: boolean;
  readonly sentence: string;
}

/** Weighs a client build. A budget that no file answers to is broken: its file was renamed, and nobody watches it. */
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

async function gzippedSize(file: string): Promise<number> {
  const packed = await promisify(gzip)(await readFile(file), { level: constants.Z_BEST_COMPRESSION });
  return packed.length;
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(2)} kB`;
}
