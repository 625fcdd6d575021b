import fc from 'fast-check';
import { vi } from 'vitest';

/**
 * Property tests draw the same examples in every run, so that a red run can be run again as it was. To look for more,
 * give them another seed: `FC_SEED=7 npx vitest run`.
 */
const SEED = 20_261_115;

const chosen = typeof process === 'undefined' ? undefined : process.env.FC_SEED;
fc.configureGlobal({ seed: chosen ? Number(chosen) : SEED });

/** A second, which is what it waits unless told otherwise, is less than a busy machine may take for anything. */
const PATIENCE_MS = 10_000;

const { waitFor } = vi;
vi.waitFor = (act, options) =>
  waitFor(act, typeof options === 'number' ? options : { timeout: PATIENCE_MS, ...options });
