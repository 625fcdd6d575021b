import {
  type HTMLAttributes,
  type KeyboardEvent,
  type Ref,
  type RefObject,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { focusTarget } from '../../parts/keyboard/focusTarget.ts';
import { announceLayoutChange } from '../../parts/motion/announceLayoutChange.ts';
import { announce } from '../../runtime/frontend/announce.ts';
import { writingDirection } from '../../runtime/frontend/writingDirection.ts';
import {
  ACTIVATE_BY_KEYBOARD_EVENT,
  BACKGROUND_VIDEO_EVENT,
  NESTED_TAB_SHOWN_EVENT,
} from '../../wire/public.ts';
import { followHeading, widgetOf } from './followHeading.ts';
import { refreshSliders } from './refreshSliders.ts';
import { showNestedTab } from './showNestedTab.ts';

type Parts = (HTMLElement | null)[];
export type PartProps = HTMLAttributes<HTMLElement> & { ref: Ref<HTMLElement> };

interface NestedTabs {
  readonly heading: RefObject<HTMLDivElement | null>;
  titleProps(index: number): PartProps;
  narrowTitleProps(index: number): PartProps;
  panelProps(index: number): PartProps;
}

/** Tabs whose panels are containers with their own widgets, which start by themselves. */
export function useNestedTabs(served: number, count: number): NestedTabs {
  const [openItem, setOpenItem] = useState(served);
  const heading = useRef<HTMLDivElement>(null);
  const titles = useRef<Parts>([]);
  const narrowTitles = useRef<Parts>([]);
  const panels = useRef<Parts>([]);
  const shown = useRef<number | null>(null);
  const choose = useCallback((wanted: number): void => {
    const last = panels.current.filter(Boolean).length - 1;
    // Synchronously: a caller of the event reads the page right after it.
    flushSync(() => setOpenItem(Math.min(Math.max(0, wanted), last)));
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: tabs that come while a page is edited are put in their place.
  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = openItem;
    for (let index = 0; index < Math.max(titles.current.length, panels.current.length); index += 1)
      showNestedTab(index === openItem, {
        title: titles.current[index],
        narrowTitle: narrowTitles.current[index],
        panel: panels.current[index],
      });
    const panel = panels.current[openItem];
    if (!panel || before === null || before === openItem) return;
    refreshSliders(panel);
    announceLayoutChange(panel);
    announce(panel, NESTED_TAB_SHOWN_EVENT, panel);
    announce(panel, BACKGROUND_VIDEO_EVENT);
  }, [openItem, count]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another number of titles may need another place.
  useLayoutEffect(
    () => (heading.current ? followHeading(heading.current, choose) : undefined),
    [choose, count],
  );

  const onKey = (event: KeyboardEvent<HTMLElement>, row: Parts, index: number): void => {
    const title = event.currentTarget;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      if (title.localName === 'a') title.click();
      else {
        const widgetId = widgetOf(title).dataset.id ?? '';
        announce(title, ACTIVATE_BY_KEYBOARD_EVENT, { widgetId, titleIndex: index + 1 });
        // If jQuery was loaded after this widget, its events do not reach us.
        choose(index);
      }
      return;
    }
    const here = { count: row.length, axis: 'both', direction: writingDirection(title) } as const;
    const target = focusTarget(event, index, here);
    if (target === null) return;
    event.preventDefault();
    event.stopPropagation();
    row.forEach((one, at) => {
      one?.setAttribute('tabindex', at === target ? '0' : '-1');
    });
    row[target]?.focus();
  };

  const titleIn = (row: Parts, index: number): PartProps => ({
    ...keep(row, index),
    onClick(event) {
      event.preventDefault();
      choose(index);
      keepInSight(event.currentTarget);
    },
    onKeyDown: (event) => onKey(event, row, index),
  });

  return {
    heading,
    titleProps: (index) => titleIn(titles.current, index),
    narrowTitleProps: (index) => titleIn(narrowTitles.current, index),
    panelProps: (index) => ({
      ...keep(panels.current, index),
      onKeyDown(event) {
        if (event.key !== 'Escape' || event.target === event.currentTarget) return;
        event.stopPropagation();
        // One of the two titles is hidden, and takes no focus.
        for (const row of [titles.current, narrowTitles.current]) row[index]?.focus();
      },
    }),
  };
}

function keep(parts: Parts, index: number): { ref: Ref<HTMLElement> } {
  return {
    ref: (part) => {
      parts[index] = part;
    },
  };
}

/** With titles above their panels, closing a long panel can move the chosen title off screen. */
function keepInSight(title: HTMLElement): void {
  if (title.getBoundingClientRect().top < 0) title.scrollIntoView();
}
