import { type HTMLAttributes, type Ref, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTitleKeys } from '../../parts/keyboard/useTitleKeys.ts';
import { announceLayoutChange } from '../../parts/motion/announceLayoutChange.ts';
import { showTab } from './showTab.ts';
import type { TabsOrientation } from './TabsProps.ts';

type PartProps = HTMLAttributes<HTMLElement> & { ref: Ref<HTMLElement> };

interface Tabs {
  wideTitleProps(index: number): PartProps;
  narrowTitleProps(index: number): PartProps;
  panelProps(index: number): { ref: Ref<HTMLElement> };
}

/**
 * Tabs following the W3C's pattern with manual activation: arrows move the focus; Enter, Space or a click opens. On narrow
 * screens the titles are above their panels, as the buttons of an accordion.
 */
export function useTabs(orientation: TabsOrientation, served: number): Tabs {
  const [isLive, setLive] = useState(false);
  const [openItem, setOpenItem] = useState(served);
  const wide = useRef<(HTMLElement | null)[]>([]);
  const narrow = useRef<(HTMLElement | null)[]>([]);
  const panels = useRef<(HTMLElement | null)[]>([]);
  const choose = (index: number) => (event: { preventDefault(): void }) => {
    // Older markup has a link in the title, which leads to its own page.
    event.preventDefault();
    setOpenItem(index);
  };
  const wideKeys = useTitleKeys(wide, setOpenItem, orientation);
  const narrowKeys = useTitleKeys(narrow, setOpenItem);

  useEffect(() => setLive(true), []);

  useLayoutEffect(() => {
    if (!isLive) return;
    panels.current.forEach((panel, index) => {
      showTab(index === openItem, { wide: wide.current[index], narrow: narrow.current[index], panel });
    });
    const panel = panels.current[openItem];
    if (panel) announceLayoutChange(panel);
  }, [isLive, openItem]);

  return {
    wideTitleProps: (index) => ({
      ...keep(wide.current, index),
      onClick: choose(index),
      ...wideKeys(index),
    }),
    narrowTitleProps: (index) => ({
      ...keep(narrow.current, index),
      onClick: choose(index),
      ...narrowKeys(index),
    }),
    panelProps: (index) => keep(panels.current, index),
  };
}

function keep(parts: (HTMLElement | null)[], index: number): { ref: Ref<HTMLElement> } {
  return {
    ref: (part) => {
      parts[index] = part;
    },
  };
}
