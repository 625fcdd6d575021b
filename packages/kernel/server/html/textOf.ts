import { createCleaner } from './createCleaner.ts';

/** The text to insert where a block starts or ends, or a line breaks. */
export type Break = (element: string, isEnd: boolean) => string;

/** The text of authored HTML, with entities decoded. The start or end of a block becomes a space by default. */
export function textOf(html: string, breakAt: Break = () => ' '): string {
  return withCharacters(
    onlyBlocks(html).replace(BLOCK, (_whole, slash: string, name: string, line: string) => {
      const written = breakAt(name, slash !== '' || name === 'br');
      // A line break after a block is not doubled.
      return written.endsWith('\n') ? written : written + line;
    }),
  );
}

/**
 * Like `textOf`, for the output of `cleanHtml`, whose uniform syntax need not be parsed again. The result must be shown as
 * text; never pass unsanitised HTML.
 */
export function textOfClean(html: string): string {
  return withCharacters(
    html.replace(ANY_TAG, (_whole, name: string, line: string) => (BREAKING.has(name) ? ` ${line}` : line)),
  );
}

/**
 * Removes tags and leaves the rest as it was, including entities. A character that would open a tag in the result is escaped.
 */
export function stripTags(html: string): string {
  if (!html.includes('<')) return html;
  return withoutTags(html.replaceAll('&', '&amp;')).replace(/&(?:amp|gt|lt(?!;[a-z/!?]));/gi, toCharacter);
}

const BLOCKS =
  'address article aside blockquote br caption dd details div dl dt figcaption figure footer h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section summary table td th tr ul';

const WITHOUT_TEXT = ['script', 'style', 'title', 'textarea', 'option', 'xmp'];

const withoutTags = createCleaner({ elements: [], attributes: {}, taken: WITHOUT_TEXT });
const onlyBlocks = createCleaner({ elements: BLOCKS.split(' '), attributes: {}, taken: WITHOUT_TEXT });
/** As written by the sanitiser: without attributes, and with every other angle bracket escaped. */
const BLOCK = /<(\/?)([a-z0-9]+)(?: \/)?>(\n?)/g;

/** No attribute in sanitised HTML contains an angle bracket. The lookahead ends the name, so that no match is tried twice. */
const ANY_TAG = /<\/?([a-z0-9]+)(?![a-z0-9])[^<>]*>(\n?)/g;
const BREAKING: ReadonlySet<string> = new Set(BLOCKS.split(' '));

function withCharacters(text: string): string {
  return text.replace(/&(?:amp|lt|gt);/g, toCharacter);
}

function toCharacter(entity: string): string {
  return CHARACTERS[entity.toLowerCase()] ?? entity;
}

const CHARACTERS: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>' };
