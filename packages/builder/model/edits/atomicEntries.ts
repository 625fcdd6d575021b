import { accordionEntries, newAccordion } from './accordionEntries.ts';
import type { AtomicEntries, MakeId } from './atomicItems.ts';
import type { EditorItem } from './EditorItem.ts';
import { formEntries, newForm } from './formEntries.ts';
import { newTabs, tabEntries } from './tabEntries.ts';

interface AtomicWhole {
  readonly entries: AtomicEntries;
  /** Name of one entry, for messages and buttons. */
  readonly entry: string;
  /** Label of the list. */
  readonly label: string;
  /** Label of an entry's name. */
  readonly title: string;
  /** A new one, with the usual content. */
  readonly make: (makeId: MakeId) => EditorItem;
}

/** Version 4 elements whose entries are elements, by type. */
export const atomicEntries: ReadonlyMap<string, AtomicWhole> = new Map([
  ['e-tabs', { entries: tabEntries, entry: 'Tab', label: 'Tabs', title: 'Title', make: newTabs }],
  [
    'e-accordion',
    { entries: accordionEntries, entry: 'Item', label: 'Items', title: 'Title', make: newAccordion },
  ],
  ['e-form', { entries: formEntries, entry: 'Field', label: 'Fields', title: 'Label', make: newForm }],
]);
