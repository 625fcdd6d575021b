import { type HTMLAttributes, type Ref, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTitleKeys } from '../keyboard/useTitleKeys.ts';
import { announceLayoutChange } from '../motion/announceLayoutChange.ts';
import { slide } from '../motion/slide.ts';
import type { DisclosureKind } from './DisclosureProps.ts';
import { openAtStart, toggled } from './toggled.ts';

interface Disclosure {
  isOpen(index: number): boolean;
  /** False while the markup is still as the server made it. */
  readonly isLive: boolean;
  titleProps(index: number): HTMLAttributes<HTMLElement> & { ref: Ref<HTMLElement> };
  panelProps(index: number): HTMLAttributes<HTMLElement> & { ref: Ref<HTMLElement> };
}

/** Titles that open and close their panels, after the W3C's accordion and disclosure patterns. */
export function useDisclosure(kind: DisclosureKind, served: readonly number[]): Disclosure {
  const [isLive, setLive] = useState(false);
  const [openItems, setOpenItems] = useState(served);
  const titles = useRef<(HTMLElement | null)[]>([]);
  const panels = useRef<(HTMLElement | null)[]>([]);
  const shown = useRef<readonly number[] | null>(null);
  const toggle = (index: number): void => setOpenItems((open) => toggled(kind, open, index));
  const keys = useTitleKeys(titles, toggle);

  useEffect(() => {
    setOpenItems((open) => openAtStart(kind, open));
    setLive(true);
    for (const title of titles.current) {
      // The title itself is the button now; a link in it would be a second stop for the Tab key.
      title?.querySelector('a[href=""]')?.removeAttribute('href');
      // Older markup calls it a tab, and all of them a list of tabs.
      title?.setAttribute('role', 'button');
      title?.closest(`.elementor-${kind}`)?.removeAttribute('role');
    }
  }, [kind]);

  useLayoutEffect(() => {
    if (!isLive) return;
    const before = shown.current;
    shown.current = openItems;
    panels.current.forEach((panel, index) => {
      if (!panel) return;
      const isOpen = openItems.includes(index);
      const title = titles.current[index];
      for (const part of [panel, title]) part?.classList.toggle('elementor-active', isOpen);
      title?.setAttribute('aria-expanded', String(isOpen));
      panel.setAttribute('role', 'region');
      // The first time round every panel is put in its place; after that, only what the visitor changed moves.
      if (before && before.includes(index) === isOpen) return;
      void slide(panel, isOpen, before !== null).then(() => announceLayoutChange(panel));
    });
  }, [isLive, openItems]);

  return {
    isOpen: (index) => openItems.includes(index),
    isLive,
    titleProps: (index) => ({
      ref: (title) => {
        titles.current[index] = title;
      },
      onClick(event) {
        // Older markup has a link in the title, which leads to the page that it stands on.
        event.preventDefault();
        toggle(index);
      },
      ...keys(index),
      ...(isLive ? { tabIndex: 0 } : {}),
    }),
    panelProps: (index) => ({
      ref: (panel) => {
        panels.current[index] = panel;
      },
      ...(isLive ? { hidden: !openItems.includes(index) } : {}),
    }),
  };
}
