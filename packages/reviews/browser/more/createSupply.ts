import { countOf } from '../../wire/public.ts';
import type { Supply, SupplyPlace, SupplyPorts } from './Supply.ts';

export function createSupply(place: SupplyPlace, ports: SupplyPorts): Supply {
  const { holder, counted } = place;
  let coming: Promise<Element[]> | null = null;
  const here = (): number => holder.querySelectorAll('.grw-review, .wp-google-review').length;
  const count = (): number => Math.max(countOf(counted.dataset.count), here());
  const offset = (): number =>
    counted.dataset.offset === undefined ? here() : countOf(counted.dataset.offset);

  return {
    count,
    offset,
    load(size) {
      coming ??= import('./moreCode.ts')
        .then(({ loadMore }) => loadMore(place, { offset: offset(), size }, ports))
        .finally(() => {
          coming = null;
        });
      return coming;
    },
  };
}
