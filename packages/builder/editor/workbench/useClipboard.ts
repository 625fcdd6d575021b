import { notices } from '@portico/kernel/admin';
import { useMemo } from 'react';
import { readClipboard, writeClipboard } from './clipboardAccess.ts';
import type { Elements } from './useElements.ts';
import type { Several } from './useSeveral.ts';

/** Clipboard actions for buttons. */
export function useClipboard(elements: Elements, several: Several) {
  return useMemo(
    () => ({
      async copy(id: string): Promise<void> {
        const text = elements.copy(id);
        if (!text) return;
        await writeClipboard(text);
        notices.done('Copied. It can be pasted on this page or another, and so can its style.');
      },
      async copyAll(): Promise<void> {
        await writeClipboard(several.copy());
        notices.done('Copied. They can be pasted on this page or another.');
      },
      async pasteStyleToAll(): Promise<void> {
        const texts = await readClipboard();
        if (!texts.some((text) => several.pasteStyle(text)))
          nothing('First copy the element that these should look like, then paste its style.');
      },
      async paste(): Promise<void> {
        const texts = await readClipboard();
        if (!texts.some((text) => elements.paste(text)))
          nothing('First copy an element here, on another page or in Elementor, then paste it.');
      },
      async pasteStyle(id: string): Promise<void> {
        const texts = await readClipboard();
        if (!texts.some((text) => elements.pasteStyle(id, text)))
          nothing('First copy the element that this one should look like, then paste its style.');
      },
    }),
    [elements, several],
  );
}

function nothing(advice: string): void {
  const message = `The clipboard holds no element. ${advice}`;
  notices.problem({ status: 0, code: 'nothing_to_paste', message, fields: {} });
}
