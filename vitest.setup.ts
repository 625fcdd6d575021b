import fc from 'fast-check';
import { vi } from 'vitest';

/**
 * Property tests use the same examples in every run, so that a failed run can be repeated. To try others, set another seed:
 * `FC_SEED=7 npx vitest run`.
 */
const SEED = 20_261_115;

const chosen = typeof process === 'undefined' ? undefined : process.env.FC_SEED;
fc.configureGlobal({ seed: chosen ? Number(chosen) : SEED });

/** The default of one second is less than a busy machine may need for anything. */
const PATIENCE_MS = 10_000;

const { waitFor } = vi;
vi.waitFor = (act, options) =>
  waitFor(act, typeof options === 'number' ? options : { timeout: PATIENCE_MS, ...options });
