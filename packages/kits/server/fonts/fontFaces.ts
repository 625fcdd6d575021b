import { isRecord } from '@portico/kernel/records';
import type { KitFontFace } from '../contents/KitContents.ts';

/** A font face in a kit, with the URLs of its files. */
export interface FoundFace extends KitFontFace {
  readonly sources: readonly string[];
}

const LONGEST_FAMILY = 100;
const MOST_SOURCES = 20;
const LONGEST_SOURCE = 2000;

/** The `@font-face` rules of a style sheet. Everything else is ignored. */
export function facesInCss(css: string): FoundFace[] {
  return [...css.matchAll(/@font-face\s*\{([^{}]*)\}/gi)].flatMap(([, rule = '']) => {
    const said = (property: string): string =>
      rule
        .split(';')
        .find((piece) => piece.trim().toLowerCase().startsWith(`${property}:`))
        ?.split(':')[1] ?? '';
    const sources = [...rule.matchAll(/url\(([^)]*)\)/gi)].map(([, address = '']) => unquoted(address));
    return faceOf(unquoted(said('font-family')), said('font-weight'), said('font-style'), sources);
  });
}

/**
 * Elementor Pro's fonts in the file of their posts: the style sheet written for each or, without one, its list of files, which
 * PHP has serialised into one line.
 */
export function facesInPosts(wxr: string): FoundFace[] {
  return wxr
    .split('<item>')
    .slice(1)
    .flatMap((item) => {
      const written = facesInCss(item.replaceAll('&quot;', '"').replaceAll('&#039;', "'"));
      if (written.length > 0) return written;
      const [, title = ''] = /<title>(?:<!\[CDATA\[)?([^<\]]*)/.exec(item) ?? [];
      const files: Record<string, unknown>[] = [];
      for (const [, name = '', value = ''] of item.matchAll(
        /s:\d{1,2}:"(font_weight|font_style|url)";s:\d{1,4}:"([^"]*)"/g,
      )) {
        if (name === 'font_weight' || files.length === 0) files.push({});
        const file = files.at(-1) ?? {};
        if (name === 'url') file[String(Object.keys(file).length)] = { url: value };
        else file[name] = value;
      }
      return files.flatMap((file) => faceOfFiles(title.trim(), file));
    });
}

/** The same in a JSON file: style sheets in its texts, and lists of files of a font with this name. */
export function facesInValue(value: unknown, family: string): FoundFace[] {
  if (typeof value === 'string') return value.includes('@font-face') ? facesInCss(value) : [];
  if (Array.isArray(value)) return value.flatMap((entry) => facesInValue(entry, family));
  if (!isRecord(value)) return [];
  if (family !== '' && 'font_weight' in value) return faceOfFiles(family, value);
  return Object.values(value).flatMap((entry) => facesInValue(entry, family));
}

/** Elementor Pro's format: `{ font_weight, font_style, woff2: { url }, woff: { url } }`. */
function faceOfFiles(family: string, file: Readonly<Record<string, unknown>>): FoundFace[] {
  const sources = Object.values(file).flatMap((entry) =>
    isRecord(entry) && typeof entry.url === 'string' ? [entry.url] : [],
  );
  return faceOf(family, String(file.font_weight), String(file.font_style), sources);
}

function faceOf(family: string, weight: string, style: string, given: readonly string[]): FoundFace[] {
  const sources = given.filter((source) => source !== '' && source.length <= LONGEST_SOURCE);
  if (family === '' || family.length > LONGEST_FAMILY) return [];
  return [
    { family, weight: weightOf(weight), style: styleOf(style), sources: sources.slice(0, MOST_SOURCES) },
  ];
}

function weightOf(text: string): string {
  const said = text.trim().toLowerCase();
  if (said === 'bold' || said === 'bolder') return '700';
  const numbers = said.split(/\s+/).slice(0, 2).map(Number);
  return numbers.every((number) => Number.isInteger(number) && number >= 1 && number <= 1000)
    ? numbers.join(' ')
    : '400';
}

function styleOf(text: string): string {
  const [said = ''] = text.trim().toLowerCase().split(/\s+/);
  return said === 'italic' || said === 'oblique' ? said : 'normal';
}

function unquoted(text: string): string {
  return text.trim().replace(/^["']/, '').replace(/["']$/, '').trim();
}
