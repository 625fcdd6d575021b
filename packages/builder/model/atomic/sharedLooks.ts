import { DESKTOP } from '@portico/kernel/dom';
import type { BuilderElement } from '../../wire/public.ts';
import { recordOf, textOf } from '../settings/read.ts';
import { classCss } from './atomicStyles.ts';
import { classNames } from './classNames.ts';
import { isAtomicKind } from './isAtomicKind.ts';

export interface SharedLooks {
  note(element: BuilderElement): void;
  /** The rules on a device for everything noted. */
  css(device: string): string;
}

/**
 * Styles that version 4 elements on a page share: those of their kind, their tags and the site's classes. As in Elementor they
 * precede the elements' own styles on each device, and so follow those of wider ones; states have a higher specificity than
 * everything without. `classes` is `{ items: { [id]: class }, order: id[], tags: { [tag]: style } }`; earlier classes take
 * precedence.
 */
export function sharedLooks(scope: string, classes: unknown): SharedLooks {
  const { items, order, tags } = recordOf(classes);
  const kinds = new Set<string>();
  const used = new Set<string>();
  let hasNewer = false;
  return {
    note({ elType, widgetType, settings }) {
      const kind = widgetType ?? elType;
      hasNewer ||= isAtomicKind(kind);
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

/** A site's classes with its kit's styles for tags, which Elementor calls default styles. */
export function withTagStyles(classes: unknown, styleOf: (tag: string) => unknown): unknown {
  const styled = STYLED_TAGS.filter((tag) => styleOf(tag) !== undefined);
  if (styled.length === 0) return classes;
  return { ...recordOf(classes), tags: Object.fromEntries(styled.map((tag) => [tag, styleOf(tag)])) };
}

/** Tags that kits may style. */
const STYLED_TAGS = [
  ...['a', 'article', 'aside', 'button', 'form', 'div', 'footer', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
  ...['header', 'main', 'nav', 'p', 'section', 'span'],
] as const;

/** Styles of element kinds by state or device, and those that override a kit's tag styles. The rest is in `atomic.css`. */
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
