import {
  type HTMLAttributes,
  type KeyboardEvent,
  type Ref,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { announceLayoutChange } from '../motion/announceLayoutChange.ts';
import { slide } from '../motion/slide.ts';
import { focusTarget } from './focusTarget.ts';

interface Accordion {
  readonly openItem: number | null;
  /** False while the markup is still as the server made it. */
  readonly isLive: boolean;
  titleProps(index: number): HTMLAttributes<HTMLElement> & { ref: Ref<HTMLElement> };
  panelProps(index: number): HTMLAttributes<HTMLElement> & { ref: Ref<HTMLElement> };
}

/** An accordion with at most one item open, after the W3C's accordion pattern. */
export function useAccordion(servedOpen: number | null): Accordion {
  const [isLive, setLive] = useState(false);
  const [openItem, setOpenItem] = useState(servedOpen);
  const titles = useRef<(HTMLElement | null)[]>([]);
  const panels = useRef<(HTMLElement | null)[]>([]);
  const shown = useRef<{ openItem: number | null } | null>(null);
  const pressed = useRef<HTMLElement | null>(null);

  // The first item is open from the start, whether or not the server said so.
  useEffect(() => {
    setOpenItem((open) => open ?? 0);
    setLive(true);
  }, []);

  useLayoutEffect(() => {
    if (!isLive) return;
    const before = shown.current;
    shown.current = { openItem };
    for (const [index, panel] of panels.current.entries()) {
      if (!panel) continue;
      for (const part of [panel, titles.current[index]])
        part?.classList.toggle('elementor-active', index === openItem);
      // The first time round every panel is put in its place; after that, only what the visitor changed moves.
      if (before && index !== openItem && index !== before.openItem) continue;
      void slide(panel, index === openItem, before !== null).then(() => announceLayoutChange(panel));
    }
  }, [isLive, openItem]);

  const toggle = (index: number): void => setOpenItem((open) => (open === index ? null : index));

  const onKeyDown = (index: number) => (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Enter' || event.key === ' ') {
      // Space would scroll and Enter would follow a link in the title; both act when the key is let go.
      event.preventDefault();
      pressed.current = event.currentTarget;
      return;
    }
    const target = focusTarget(event.key, index, titles.current.length);
    if (target === null) return;
    event.preventDefault();
    titles.current[target]?.focus();
  };

  const onKeyUp = (index: number) => (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    // A key that went down elsewhere is not meant for this title.
    if (pressed.current === event.currentTarget) toggle(index);
    pressed.current = null;
  };

  return {
    openItem,
    isLive,
    titleProps: (index) => ({
      ref: (title) => {
        titles.current[index] = title;
      },
      onClick: () => toggle(index),
      onKeyDown: onKeyDown(index),
      onKeyUp: onKeyUp(index),
      ...(isLive ? { tabIndex: 0 } : {}),
    }),
    panelProps: (index) => ({
      ref: (panel) => {
        panels.current[index] = panel;
      },
      ...(isLive ? { hidden: index !== openItem } : {}),
    }),
  };
}
