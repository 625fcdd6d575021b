import { isRecord, parsedJson } from '@portico/kernel/records';
import { withElementorLook } from '../document/pageLook.ts';
import { recordOf, textOf } from '../settings/read.ts';

/** The clipboard's text: elements as in kits, so that they can be pasted on another page or site. */
export function clipboardText(elements: readonly unknown[]): string {
  return JSON.stringify({ type: TYPE, elements });
}

/** What can be pasted from a clipboard's text. */
export interface Pasted {
  readonly elements: readonly unknown[];
  /** Settings of their page, if all of it was copied. The same for its title. */
  readonly settings: Readonly<Record<string, unknown>>;
  readonly title: string;
  readonly isFromElementor: boolean;
}

/** Settings of an empty page once something is pasted: a whole page brings its settings along. */
export function settingsOfPage(own: unknown, { settings, isFromElementor }: Pasted): unknown {
  const all = { ...recordOf(own), ...settings };
  return isFromElementor ? withElementorLook(all) : all;
}

/** `null` if the text is something else. */
export function pastedIn(text: string): Pasted | null {
  if (text.length > LONGEST) return null;
  // Something else may have been copied meanwhile.
  const parsed = parsedJson(text);
  // WordPress stores a page's elements as a plain list.
  const value = Array.isArray(parsed) ? { content: parsed } : parsed;
  if (!isRecord(value)) return null;
  // Exported templates have their elements under another name.
  const isCopy = value.type === TYPE;
  const elements = isCopy ? value.elements : value.content;
  if (!Array.isArray(elements) || elements.length === 0) return null;
  if (!elements.every((element) => isRecord(element) && typeof element.elType === 'string')) return null;
  return {
    elements,
    settings: isCopy ? {} : recordOf(value.page_settings ?? value.settings),
    title: isCopy ? '' : textOf(value.title).trim(),
    // Elementor includes the site's URL in a copy; we do not.
    isFromElementor: !isCopy || value.siteurl !== undefined,
  };
}

const TYPE = 'elementor';
const LONGEST = 4_000_000;
