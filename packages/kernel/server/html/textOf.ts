import { createCleaner } from './createCleaner.ts';

/** What stands where a block begins or ends, or a line breaks. */
export type Break = (element: string, isEnd: boolean) => string;

/** The words of HTML that people wrote, with characters for entities. Where a block begins or ends is a space unless said otherwise. */
export function textOf(html: string, breakAt: Break = () => ' '): string {
  return withCharacters(
    onlyBlocks(html).replace(BLOCK, (_whole, slash: string, name: string, line: string) => {
      const written = breakAt(name, slash !== '' || name === 'br');
      // A line that the author broke after a block is not broken twice.
      return written.endsWith('\n') ? written : written + line;
    }),
  );
}

/**
 * As `textOf`, of what `cleanHtml` has returned: that is written in one way only, so that it need not be parsed again. The words
 * are for showing as text, as all words are; nothing that was not cleaned may come here.
 */
export function textOfClean(html: string): string {
  return withCharacters(
    html.replace(ANY_TAG, (_whole, name: string, line: string) =>
      SPOKEN_BREAKS.has(name) ? ` ${line}` : line,
    ),
  );
}

/**
 * Text without the tags in it, and otherwise as it was: an entity stays one. A sign that would open a tag in what is left is
 * written as an entity.
 */
export function stripTags(html: string): string {
  if (!html.includes('<')) return html;
  return withoutTags(html.replaceAll('&', '&amp;')).replace(/&(?:amp|gt|lt(?!;[a-z/!?]));/gi, toCharacter);
}

const BLOCKS =
  'address article aside blockquote br caption dd details div dl dt figcaption figure footer h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section summary table td th tr ul';

const UNSPOKEN = ['script', 'style', 'title', 'textarea', 'option', 'xmp'];

const withoutTags = createCleaner({ elements: [], attributes: {}, taken: UNSPOKEN });
const onlyBlocks = createCleaner({ elements: BLOCKS.split(' '), attributes: {}, taken: UNSPOKEN });
/** As the cleaner writes them: without attributes, and any other sign of the kind as an entity. */
const BLOCK = /<(\/?)([a-z0-9]+)(?: \/)?>(\n?)/g;

/** No attribute of what is clean holds either sign. A name ends where it ends, so that no beginning is tried twice. */
const ANY_TAG = /<\/?([a-z0-9]+)(?![a-z0-9])[^<>]*>(\n?)/g;
const SPOKEN_BREAKS: ReadonlySet<string> = new Set(BLOCKS.split(' '));

function withCharacters(text: string): string {
  return text.replace(/&(?:amp|lt|gt);/g, toCharacter);
}

function toCharacter(entity: string): string {
  return CHARACTERS[entity.toLowerCase()] ?? entity;
}

const CHARACTERS: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>' };
