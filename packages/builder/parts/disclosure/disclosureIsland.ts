import { reactIsland } from '@portico/kernel/islands/react';
import { adoptDisclosure, disclosureContainer, wholeItem } from './adoptDisclosure.ts';
import { type DisclosureKind, ITEM_HEADING } from './DisclosureProps.ts';
import { DisclosureView } from './DisclosureView.tsx';

/** The island of an accordion or a toggle. */
export function disclosureIsland(kind: DisclosureKind) {
  const slots = '.elementor-tab-title, .elementor-tab-content';
  return reactIsland({
    View: DisclosureView,
    adopt: (element) => adoptDisclosure(kind, element),
    container: (element) => disclosureContainer(kind, element),
    owns: `${wholeItem(kind)}, .${ITEM_HEADING}, ${slots}`,
    slots,
  });
}
