import { type HTMLAttributes, type Ref, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTitleKeys } from '../keyboard/useTitleKeys.ts';
import { announceLayoutChange } from '../motion/announceLayoutChange.ts';
import { slide } from '../motion/slide.ts';
import type { DisclosureProps } from './DisclosureProps.ts';
import { showDisclosure } from './showDisclosure.ts';
import { openAtStart, toggled } from './toggled.ts';

interface Disclosure {
  titleProps(index: number): HTMLAttributes<HTMLElement> & { ref: Ref<HTMLElement> };
  panelProps(index: number): { ref: Ref<HTMLElement> };
}

/** Titles that open and close their panels, following the W3C's accordion and disclosure patterns. */
export function useDisclosure({ kind, openItems: served, items: { length } }: DisclosureProps): Disclosure {
  // `null` while the markup is still as served.
  const [openItems, setOpenItems] = useState<readonly number[] | null>(null);
  const titles = useRef<(HTMLElement | null)[]>([]);
  const panels = useRef<(HTMLElement | null)[]>([]);
  const shown = useRef<readonly number[] | null>(null);
  // A press before this code is loaded refers to what is visible: style sheets show the first item open from the start.
  const toggle = (index: number): void =>
    setOpenItems((open) => toggled(kind, open ?? openAtStart(kind, served), index));
  const keys = useTitleKeys(titles, toggle);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what the server sent is looked at once.
  useEffect(() => setOpenItems((open) => open ?? openAtStart(kind, served)), [kind]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: items that come while a page is edited are put in their place.
  useLayoutEffect(() => {
    if (!openItems) return;
    const before = shown.current;
    shown.current = openItems;
    panels.current.forEach((panel, index) => {
      if (!panel) return;
      const isOpen = openItems.includes(index);
      showDisclosure(isOpen, { title: titles.current[index], panel });
      // The first time all panels are set without animation; after that, only the visitor's changes are animated.
      if (before && before.includes(index) === isOpen) return;
      void slide(panel, isOpen, before !== null).then(() => announceLayoutChange(panel));
    });
  }, [openItems, length]);

  return {
    titleProps: (index) => ({
      ref: (title) => {
        titles.current[index] = title;
      },
      onClick(event) {
        // Older markup has a link in the title, which leads to its own page.
        event.preventDefault();
        toggle(index);
      },
      ...keys(index),
    }),
    panelProps: (index) => ({
      ref: (panel) => {
        panels.current[index] = panel;
      },
    }),
  };
}
