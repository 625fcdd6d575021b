import type { Stop } from '@portico/kernel/islands';
import { startTheme } from './startTheme.ts';

const running = new WeakMap<Document, { parts: number; readonly stop: Stop }>();

/** Every part of a header asks for the runtime; it runs once, for as long as there is one. */
export function start(element: HTMLElement): Stop {
  const page = element.ownerDocument;
  const theme = running.get(page) ?? { parts: 0, stop: startTheme(page) };
  running.set(page, theme);
  theme.parts++;
  return () => {
    theme.parts--;
    if (theme.parts > 0) return;
    running.delete(page);
    theme.stop();
  };
}
