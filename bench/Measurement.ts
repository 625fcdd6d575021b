import type { Browser } from 'playwright';
import type { BuiltSite } from '../scripts/site/startBuiltSite.ts';

/** A measurement. Each file in `measurements/` exports one as `measurement` and is found automatically. */
export interface Measurement {
  readonly name: string;
  readonly run: (context: BenchContext) => Promise<Row[]>;
}

export interface BenchContext {
  /** The built site, running; shared by all measurements. */
  readonly site: BuiltSite;
  readonly browser: Browser;
  /** Another browser of the same kind, for separate measurements. The caller closes it. */
  readonly launch: () => Promise<Browser>;
  /** The public pages, as paths. */
  readonly pages: readonly string[];
}

export interface Row {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly limit: Limit | null;
  /** Whether the value is within the limit. True if there is none. */
  readonly ok: boolean;
}

export type Limit = { readonly atMost: number } | { readonly atLeast: number };

export function row(name: string, value: number, unit: string, limit: Limit | null = null): Row {
  return { name, value, unit, limit, ok: limit === null || keeps(value, limit) };
}

function keeps(value: number, limit: Limit): boolean {
  return 'atMost' in limit ? value <= limit.atMost : value >= limit.atLeast;
}
