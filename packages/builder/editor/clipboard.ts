import { isRecord } from '../settings/read.ts';

/** What is put on the clipboard: elements as kits carry them, so that they can be pasted on another page or site. */
export function clipboardText(elements: readonly unknown[]): string {
  return JSON.stringify({ type: TYPE, elements });
}

/** The elements in a clipboard's text; `null` when it holds something else. */
export function elementsIn(text: string): readonly unknown[] | null {
  if (text.length > LONGEST) return null;
  const value = parseJson(text);
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

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Somebody has copied something else in the meantime.
    return null;
  }
}
