import { isRecord, parsedJson } from '@portico/kernel/records';

/** What is put on the clipboard: elements as kits carry them, so that they can be pasted on another page or site. */
export function clipboardText(elements: readonly unknown[]): string {
  return JSON.stringify({ type: TYPE, elements });
}

/** The elements in a clipboard's text; `null` when it holds something else. */
export function elementsIn(text: string): readonly unknown[] | null {
  if (text.length > LONGEST) return null;
  // Somebody may have copied something else in the meantime.
  const value = parsedJson(text);
  if (!isRecord(value)) return null;
  // Exported templates hold their elements under another name.
  const elements = value.type === TYPE ? value.elements : value.content;
  if (!Array.isArray(elements) || elements.length === 0) return null;
  return elements.every((element) => isRecord(element) && typeof element.elType === 'string')
    ? elements
    : null;
}

const TYPE = 'elementor';
const LONGEST = 4_000_000;
