import { accordionEntries, newAccordion } from './accordionEntries.ts';
import type { AtomicEntries, MakeId } from './atomicItems.ts';
import type { EditorItem } from './EditorItem.ts';
import { formEntries, newForm } from './formEntries.ts';
import { newTabs, tabEntries } from './tabEntries.ts';

interface AtomicWhole {
  readonly entries: AtomicEntries;
  /** One of them, for messages and buttons. */
  readonly entry: string;
  /** What the list is called. */
  readonly label: string;
  /** What its name is called. */
  readonly title: string;
  /** A new one, with what people expect in it. */
  readonly make: (makeId: MakeId) => EditorItem;
}

/** Elements of version 4 whose entries are elements, by their type. */
export const atomicEntries: ReadonlyMap<string, AtomicWhole> = new Map([
  ['e-tabs', { entries: tabEntries, entry: 'Tab', label: 'Tabs', title: 'Title', make: newTabs }],
  [
    'e-accordion',
    { entries: accordionEntries, entry: 'Item', label: 'Items', title: 'Title', make: newAccordion },
  ],
  ['e-form', { entries: formEntries, entry: 'Field', label: 'Fields', title: 'Label', make: newForm }],
]);
