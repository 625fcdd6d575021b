import { escapeMarkup } from '@portico/kernel/markup';

/** Escapes a text for XML, without the characters that XML does not allow. */
export function xmlText(text: string): string {
  return escapeMarkup(text.replace(IMPOSSIBLE, ''));
}

/** A CDATA section that its content cannot end. Line breaks are normalised as by XML parsers. */
export function cdata(text: string): string {
  const lines = text.replace(/\r\n?/g, '\n').replace(IMPOSSIBLE, '');
  return `<![CDATA[${lines.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;
}

const IMPOSSIBLE =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out.
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;
