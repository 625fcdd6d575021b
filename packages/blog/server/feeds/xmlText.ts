import { escapeMarkup } from '@portico/kernel/server/html';

/** A text as XML can carry it: escaped, and without the characters that XML has no place for. */
export function xmlText(text: string): string {
  return escapeMarkup(text.replace(IMPOSSIBLE, ''));
}

/** For a section of character data: nothing inside can end it. Lines end as every reader of XML takes them to end. */
export function cdata(text: string): string {
  const lines = text.replace(/\r\n?/g, '\n').replace(IMPOSSIBLE, '');
  return `<![CDATA[${lines.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;
}

const IMPOSSIBLE =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out.
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;
