import { type KeyboardEvent, type RefObject, useRef } from 'react';
import { writingDirection } from '../../runtime/frontend/writingDirection.ts';
import { type Axis, focusTarget } from './focusTarget.ts';

interface TitleKeys {
  onKeyDown(event: KeyboardEvent<HTMLElement>): void;
  onKeyUp(event: KeyboardEvent<HTMLElement>): void;
}

/**
 * Keyboard support for a row or column of titles. Enter and Space act on key up, and only where the key went down; arrows, Home
 * and End move the focus.
 */
export function useTitleKeys(
  titles: RefObject<readonly (HTMLElement | null)[]>,
  press: (index: number) => void,
  axis: Axis = 'vertical',
): (index: number) => TitleKeys {
  const pressed = useRef<HTMLElement | null>(null);

  return (index) => ({
    onKeyDown(event) {
      if (isPress(event.key)) {
        // Space would scroll, and Enter would follow a link in the title.
        event.preventDefault();
        pressed.current = event.currentTarget;
        return;
      }
      const here = { count: titles.current.length, axis, direction: writingDirection(event.currentTarget) };
      const target = focusTarget(event, index, here);
      if (target === null) return;
      event.preventDefault();
      titles.current[target]?.focus();
    },
    onKeyUp(event) {
      if (!isPress(event.key)) return;
      if (pressed.current === event.currentTarget) press(index);
      pressed.current = null;
    },
  });
}

function isPress(key: string): boolean {
  return key === 'Enter' || key === ' ';
}
