import { decodeEntities } from '@portico/kernel/markup';
import { idFromText } from '../edits/ids.ts';
import { readDeclarations } from './readDeclarations.ts';

/** Declarations by class. */
export type TextRules = Map<string, string>;

/**
 * A text as rendered: each `style` becomes a class, because our pages' policy forbids inline styles. The classes' declarations
 * are added to `rules`, for the page's sheet. Malformed HTML is left unchanged.
 */
export function withStyleClasses(html: string, rules?: TextRules): string {
  return styled(html, rules, false);
}

/** Like `withStyleClasses`, but reversible with `withOwnStyles`. */
export function withKeptStyles(html: string): string {
  return styled(html, undefined, true);
}

/** Restores the text given to `withKeptStyles`, with later edits. Styles that a browser added are removed. */
export function withOwnStyles(html: string): string {
  if (!/\sstyle=|\sdata-portico-style=/i.test(html)) return html;
  return html.replace(TAG, (tag) => {
    const attributes = attributesOf(tag);
    if (!attributes.some(({ name }) => name === 'style' || name === KEPT)) return tag;
    const isKept = attributes.some(({ name }) => name === KEPT);
    return written(
      tag,
      attributes.flatMap((one) => {
        if (one.name === 'style') return [];
        if (one.name === KEPT) return [{ ...one, name: 'style' }];
        if (one.name !== 'class' || !isKept) return [one];
        const value = (one.value ?? '')
          .split(' ')
          .filter((name) => !OURS.test(name))
          .join(' ');
        return value ? [{ ...one, value }] : [];
      }),
    );
  });
}

/** The rules for a page's text styles. */
export function textRulesCss(rules: TextRules): string {
  return [...rules].map(([name, css]) => `.${name}{${css}}`).join('');
}

/** Pages with more distinct styles were not written by hand, and need not all be styled. */
const MOST_RULES = 2_000;
const PREFIX = 'p-ts-';
const OURS = /^p-ts-[0-9a-f]{16}$/;
const KEPT = 'data-portico-style';

function styled(html: string, rules: TextRules | undefined, isKept: boolean): string {
  if (!/\s(?:style|[hv]space)=/i.test(html)) return html;
  return html.replace(TAG, (tag) => {
    const attributes = attributesOf(tag);
    const style = attributes.find(({ name }) => name === 'style');
    const space = isKept ? '' : spaceAround(attributes);
    if (!style && !space) return tag;
    const { css, own } = readStyle(`${space}${style?.value ?? ''}`);
    if (own && rules && (rules.has(own) || rules.size < MOST_RULES)) rules.set(own, css);
    const others = isKept
      ? attributes.map((one) => (one === style ? { ...one, name: KEPT } : one))
      : attributes.filter(({ name }) => name !== 'style');
    return written(tag, own ? withClass(others, own) : others);
  });
}

interface ReadStyle {
  readonly css: string;
  /** Its class; empty if it has no effect. */
  readonly own: string;
}

/** Recently parsed styles: pages repeat the same few, and each is parsed for the sheet and for the markup. */
const known = new Map<string, ReadStyle>();
const MOST_KNOWN = 500;
const LONGEST_KNOWN = 200;

function readStyle(escaped: string): ReadStyle {
  const before = known.get(escaped);
  if (before) return before;
  const css = readDeclarations(decodeEntities(escaped));
  const read = { css, own: css && classOf(css) };
  if (escaped.length > LONGEST_KNOWN) return read;
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(escaped, read);
  return read;
}

/** Old editors' spacing around pictures, which a margin reset would remove. */
function spaceAround(attributes: readonly Attribute[]): string {
  const of = (wanted: string): string | undefined =>
    /^\d{1,3}$/.exec(attributes.find(({ name }) => name === wanted)?.value ?? '')?.[0];
  const [sides, ends] = [of('hspace'), of('vspace')];
  return sides || ends ? `margin:${ends ?? 0}px ${sides ?? 0}px;` : '';
}

function classOf(css: string): string {
  return `${PREFIX}${idFromText(css)}${idFromText(`${css.length}:${css}`)}`;
}

interface Attribute {
  readonly name: string;
  readonly value: string | undefined;
}

/** A whole tag. Contains no other angle bracket, so that no start is scanned twice. */
const TAG = /<[a-z][a-z\d-]*(?:\s+[^\s"'<>/=]+(?:="[^"<>]*"|='[^'<>]*'|=[^\s"'<>=`]+)?)+\s*\/?>/gi;
const ATTRIBUTE = /\s([^\s"'<>/=]+)(?:="([^"<>]*)"|='([^'<>]*)'|=([^\s"'<>=`]+))?/g;

function attributesOf(tag: string): readonly Attribute[] {
  return [...tag.matchAll(ATTRIBUTE)].map(([, name = '', double, single, bare]) => ({
    name: name.toLowerCase(),
    value: double ?? single?.replaceAll('"', '&quot;') ?? bare,
  }));
}

function written(tag: string, attributes: readonly Attribute[]): string {
  const [name = ''] = /^<[a-z\d-]+/i.exec(tag) ?? [];
  const said = attributes.map(({ name: own, value }) =>
    value === undefined ? ` ${own}` : ` ${own}="${value}"`,
  );
  return `${name}${said.join('')}${tag.endsWith('/>') ? ' />' : '>'}`;
}

function withClass(attributes: readonly Attribute[], own: string): readonly Attribute[] {
  const before = attributes.find(({ name }) => name === 'class');
  if (!before) return [...attributes, { name: 'class', value: own }];
  return attributes.map((one) =>
    one === before ? { ...one, value: `${one.value ?? ''} ${own}`.trim() } : one,
  );
}
