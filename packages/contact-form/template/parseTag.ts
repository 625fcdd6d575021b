import { decodeEntities } from '@portico/kernel/markup';
import type { FormTag, Pipe } from './FormTag.ts';
import { isTagType, NAMED_TYPES } from './tagTypes.ts';

/** Parses the text between brackets. `null` if it is not a tag: then it is plain text. */
export function parseTag(inside: string, content: string): FormTag | null {
  const type = TYPE.exec(inside)?.[0];
  if (!type || !isTagType(type)) return null;
  const attributes = parseAttributes(inside.slice(type.length));
  if (!attributes) return null;
  const isNamed = NAMED_TYPES.has(type);
  const [first = '', ...others] = attributes.options;
  if (isNamed && !NAME.test(first)) return null;
  const pipes = attributes.values.map(pipeOf);
  const isRequired = type.endsWith('*');
  return {
    type,
    basetype: isRequired ? type.slice(0, -1) : type,
    isRequired,
    // Many servers turn a dot into an underscore, so it is replaced from the start.
    name: isNamed ? first.replaceAll('.', '_') : '',
    options: isNamed ? others : attributes.options,
    values: pipes.map(({ before }) => before),
    pipes,
    content: content.trim(),
  };
}

const TYPE = /^[A-Za-z][\w-]*\*?(?=\s|$)/;
const NAME = /^[A-Za-z][\w:.-]*$/;
const OPTION = /^[-+*=0-9a-zA-Z:.!?#$&@_/|%]+$/;

/** Options first, then quoted values, and nothing else: a stray word after a value is more likely a mistake. */
function parseAttributes(text: string): { options: string[]; values: string[] } | null {
  const readable = text.replace(/[\u00A0\u200B]/g, ' ').trim();
  const quote = readable.search(/["']/);
  const options = (quote < 0 ? readable : readable.slice(0, quote)).split(/\s+/).filter(Boolean);
  if (!options.every((option) => OPTION.test(option))) return null;
  const values = quote < 0 ? [] : parseValues(readable.slice(quote));
  return values && { options, values };
}

function parseValues(text: string): string[] | null {
  const values: string[] = [];
  for (let at = 0; at < text.length; ) {
    const quote = text.charAt(at);
    const end = quote === '"' || quote === "'" ? text.indexOf(quote, at + 1) : -1;
    if (end < 0) return null;
    values.push(text.slice(at + 1, end).trim());
    at = end + 1;
    while (/\s/.test(text.charAt(at))) at++;
  }
  return values;
}

/** Values are written as HTML: `&amp;` is one character to whoever reads and sends it. */
function pipeOf(value: string): Pipe {
  const pipe = value.indexOf('|');
  const before = decodeEntities(pipe < 0 ? value : value.slice(0, pipe)).trim();
  return { before, after: pipe < 0 ? before : value.slice(pipe + 1).trim() };
}
