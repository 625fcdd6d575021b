import type { ReviewOptions } from '../../wire/public.ts';
import type { Supply } from '../more/Supply.ts';

/** Loads further reviews as a slider comes near them, in batches sized by the distance. */
export function reachWith(supply: Supply, { pagination }: Pick<ReviewOptions, 'pagination'>) {
  return async (target: number, perDot: number): Promise<void> => {
    if (supply.count() <= supply.offset()) return;
    const { batchSize } = await import('../more/moreCode.ts');
    const state = { count: supply.count(), offset: supply.offset() };
    const size = batchSize(target, state, { perDot, pagination });
    if (size > 0) await supply.load(size);
  };
}
