import { parsedJson, percentDecoded } from '@portico/kernel/records';
import { recordOf, type Settings, textOf } from '../settings/read.ts';

/** A dynamic tag in place of a setting, as in Elementor. */
export interface DynamicTag {
  readonly name: string;
  readonly settings: Settings;
}

const LONGEST_TAG = 8_000;

/** `[elementor-tag id="1a2b3c" name="post-title" settings="%7B%7D"]`; `null` for anything else. */
export function readTag(value: unknown): DynamicTag | null {
  const text = textOf(value).slice(0, LONGEST_TAG);
  if (!text.startsWith('[elementor-tag ')) return null;
  const name = attributeOf(text, 'name');
  return name ? { name, settings: recordOf(parsedJson(decoded(attributeOf(text, 'settings')))) } : null;
}

/** The reverse. */
export function writeTag(name: string, settings: Settings): string {
  return `[elementor-tag id="" name="${name}" settings="${encodeURIComponent(JSON.stringify(settings))}"]`;
}

function attributeOf(text: string, name: string): string {
  const start = text.indexOf(` ${name}="`);
  if (start < 0) return '';
  const from = start + name.length + 3;
  const end = text.indexOf('"', from);
  return end < 0 ? '' : text.slice(from, end);
}

/** PHP encodes a space as a plus. */
function decoded(text: string): string {
  // Text that cannot be decoded is ignored.
  return percentDecoded(text.replaceAll('+', ' '), '');
}
