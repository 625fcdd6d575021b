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
          nothing('Copy the element that these are to look like, and paste its style then.');
      },
      async paste(): Promise<void> {
        const texts = await readClipboard();
        if (!texts.some((text) => elements.paste(text)))
          nothing('Copy an element here, on another page or in Elementor, and paste it then.');
      },
      async pasteStyle(id: string): Promise<void> {
        const texts = await readClipboard();
        if (!texts.some((text) => elements.pasteStyle(id, text)))
          nothing('Copy the element that this one is to look like, and paste its style then.');
      },
    }),
    [elements, several],
  );
}

function nothing(advice: string): void {
  const message = `The clipboard holds no element. ${advice}`;
  notices.problem({ status: 0, code: 'nothing_to_paste', message, fields: {} });
}
