import { DESKTOP } from '@portico/kernel/dom';
import type { BuilderElement } from '../../wire/public.ts';
import { recordOf, textOf } from '../settings/read.ts';
import { classCss } from './atomicStyles.ts';
import { classNames } from './classNames.ts';

export interface SharedLooks {
  note(element: BuilderElement): void;
  /** What counts on a device for all that were noted. */
  css(device: string): string;
}

/**
 * What elements of version 4 share with others on a page: the looks of their kind, those of their tags and the classes of
 * the site. As with Elementor they come before the elements' own looks on each device, and so after those on wider ones;
 * one that is in a state weighs more than any of those without. `classes` is
 * `{ items: { [id]: class }, order: id[], tags: { [tag]: style } }`; an earlier class counts more.
 */
export function sharedLooks(scope: string, classes: unknown): SharedLooks {
  const { items, order, tags } = recordOf(classes);
  const kinds = new Set<string>();
  const used = new Set<string>();
  let hasNewer = false;
  return {
    note({ elType, widgetType, settings }) {
      const kind = widgetType ?? elType;
      hasNewer ||= kind.startsWith('e-');
      if (KINDS.has(kind)) kinds.add(kind);
      for (const name of classNames(settings)) used.add(name);
    },
    css(device) {
      if (!hasNewer && used.size === 0) return '';
      const known = Array.isArray(order) ? order.map((id) => textOf(id)) : Object.keys(recordOf(items));
      return [
        ...[...kinds].map((kind) => KINDS.get(kind)?.(`${scope} .${kind}-base`)[device] ?? ''),
        ...STYLED_TAGS.map((tag) => classCss(scope, `e-default-${tag}`, recordOf(tags)[tag], device)),
        ...known
          .filter((id) => used.has(id))
          .reverse()
          .map((id) => classCss(scope, id, recordOf(items)[id], device)),
      ].join('');
    },
  };
}

/** The classes of a site, with the styles that its kit has for tags; Elementor calls those its default styles. */
export function withTagStyles(classes: unknown, styleOf: (tag: string) => unknown): unknown {
  const styled = STYLED_TAGS.filter((tag) => styleOf(tag) !== undefined);
  if (styled.length === 0) return classes;
  return { ...recordOf(classes), tags: Object.fromEntries(styled.map((tag) => [tag, styleOf(tag)])) };
}

/** The tags that kits may have styles for. */
const STYLED_TAGS = [
  ...['a', 'article', 'aside', 'button', 'form', 'div', 'footer', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
  ...['header', 'main', 'nav', 'p', 'section', 'span'],
] as const;

/**
 * What the kinds of elements look like in a state or on a device, and what counts more than a kit's words about tags. The rest is in
 * `atomic.css`.
 */
const KINDS = new Map<string, (self: string) => Readonly<Record<string, string>>>([
  [
    'e-button',
    (self) => ({
      [DESKTOP]: `${self}{border-width:0;border-radius:2px;background-color:#375efb;padding:12px 24px}`,
    }),
  ],
  ['e-grid', (self) => ({ mobile: `${self}{grid-template-columns:1fr}` })],
  [
    'e-tab',
    (self) => ({
      [DESKTOP]: [
        `${self}{border:2px solid #e0e0e0;background-color:#fff;padding:8px;color:#0c0d0e}`,
        `${self}:is(.e--selected,:focus){border-color:#0c0d0e}`,
        `${self}:is(:hover,:focus-visible){background-color:#e0e0e0}`,
      ].join(''),
    }),
  ],
]);
