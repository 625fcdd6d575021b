import { isRecord, parsedJson } from '@portico/kernel/records';
import { withElementorLook } from '../document/pageLook.ts';
import { recordOf, textOf } from '../settings/read.ts';

/** What is put on the clipboard: elements as kits carry them, so that they can be pasted on another page or site. */
export function clipboardText(elements: readonly unknown[]): string {
  return JSON.stringify({ type: TYPE, elements });
}

/** What can be pasted out of a clipboard's text. */
export interface Pasted {
  readonly elements: readonly unknown[];
  /** Of the page that they stood on, where all of it was copied. So is its title. */
  readonly settings: Readonly<Record<string, unknown>>;
  readonly title: string;
  readonly isFromElementor: boolean;
}

/** What a page without elements is to say of itself once something stands on it: a whole page brings its settings along. */
export function settingsOfPage(own: unknown, { settings, isFromElementor }: Pasted): unknown {
  const all = { ...recordOf(own), ...settings };
  return isFromElementor ? withElementorLook(all) : all;
}

/** `null` when the text holds something else. */
export function pastedIn(text: string): Pasted | null {
  if (text.length > LONGEST) return null;
  // Somebody may have copied something else in the meantime.
  const parsed = parsedJson(text);
  // WordPress keeps the elements of a page as a bare list.
  const value = Array.isArray(parsed) ? { content: parsed } : parsed;
  if (!isRecord(value)) return null;
  // Exported templates hold their elements under another name.
  const isCopy = value.type === TYPE;
  const elements = isCopy ? value.elements : value.content;
  if (!Array.isArray(elements) || elements.length === 0) return null;
  if (!elements.every((element) => isRecord(element) && typeof element.elType === 'string')) return null;
  return {
    elements,
    settings: isCopy ? {} : recordOf(value.page_settings ?? value.settings),
    title: isCopy ? '' : textOf(value.title).trim(),
    // Elementor says which site it was copied on; we do not.
    isFromElementor: !isCopy || value.siteurl !== undefined,
  };
}

const TYPE = 'elementor';
const LONGEST = 4_000_000;
