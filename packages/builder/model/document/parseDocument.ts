import { type BuilderElement, CODE_WIDGET, ELEMENT_TYPES } from '../../wire/public.ts';
import { isRecord, recordOf, type Settings, textOf } from '../settings/read.ts';
import { DEEPEST_ELEMENTS, DEEPEST_SETTINGS, MOST_ELEMENTS } from './limits.ts';
import { ownWidgetType } from './ownWidgetType.ts';
import type { PageDocument } from './PageDocument.ts';
import { renamedSettings } from './renamedSettings.ts';
import { templateOf } from './templateOf.ts';

export interface ParseOptions {
  /** The document's id; a stored export does not have one. */
  readonly id: string | number;
  readonly type?: string;
  /** Sanitises untrusted HTML. Called with every text in the settings that contains a tag. */
  readonly cleanHtml: (html: string) => string;
}

/**
 * Parses a stored document: `{ content, settings }`, or a plain list of elements. Nothing in it is trusted. What cannot be an
 * element is left out; everything else is kept, including unknown widgets.
 */
export function parseDocument(
  stored: unknown,
  { id, type = 'wp-page', cleanHtml }: ParseOptions,
): PageDocument {
  const { content, settings } = Array.isArray(stored) ? { content: stored, settings: {} } : recordOf(stored);
  const clean = (value: unknown): unknown => cleanTexts(value, cleanHtml, DEEPEST_SETTINGS);
  const ids = new Set<string>();
  let count = 0;

  const parseElement = (value: unknown, path: string, depth: number): BuilderElement[] => {
    if (!isRecord(value) || depth > DEEPEST_ELEMENTS || count >= MOST_ELEMENTS) return [];
    const ownType = ownWidgetType(value.elType);
    const elType = ownType ? 'widget' : ELEMENT_TYPES.find((known) => known === value.elType);
    if (!elType) return [];
    count += 1;
    const own = uniqueId(value.id, path, ids);
    return [
      {
        id: own,
        elType,
        ...(elType === 'widget' && { widgetType: ownType ?? textOf(value.widgetType) }),
        ...(value.isInner === true && { isInner: true }),
        settings: settingsOf(value, clean),
        elements: parseElements(value.elements, path, depth + 1),
        ...templateOf(value),
        ...(isRecord(value.styles) && { styles: recordOf(clean(value.styles)) }),
        ...(value.interactions !== undefined && { interactions: clean(value.interactions) }),
      },
    ];
  };

  const parseElements = (value: unknown, path: string, depth: number): BuilderElement[] =>
    Array.isArray(value)
      ? value.flatMap((element, index) => parseElement(element, `${path}/${index}`, depth))
      : [];

  return {
    id: idOf(id) ?? '0',
    type: /^[\w-]+$/.test(type) ? type : 'wp-page',
    settings: recordOf(clean(settings)),
    elements: parseElements(content, '', 1),
  };
}

/** Source code is drawn as text only, so it is not HTML to be cleaned. */
function settingsOf({ widgetType, settings }: Settings, clean: (value: unknown) => unknown): Settings {
  const cleaned = renamedSettings(textOf(widgetType), recordOf(clean(settings)));
  const { code } = recordOf(settings);
  return widgetType === CODE_WIDGET && typeof code === 'string' ? { ...cleaned, code } : cleaned;
}

/** Ids are used in class names, selectors and URLs: only letters, digits, hyphens and underscores are allowed. */
function idOf(value: unknown): string | null {
  const id = textOf(value);
  return /^[\w-]{1,40}$/.test(id) ? id : null;
}

/** An id that is missing, unsafe or taken is derived from the position in the tree, so it is the same each time. */
function uniqueId(value: unknown, path: string, taken: Set<string>): string {
  let id = idOf(value);
  for (let attempt = 0; id === null || taken.has(id); attempt += 1) id = hexOf(`${path}:${attempt}`);
  taken.add(id);
  return id;
}

/** Seven hexadecimal digits, like Elementor's own ids. */
function hexOf(text: string): string {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0').slice(-7);
}

function cleanTexts(value: unknown, cleanHtml: (html: string) => string, depth: number): unknown {
  if (typeof value === 'string') return value.includes('<') ? cleanHtml(value) : value;
  if (typeof value !== 'object' || value === null) return value;
  if (depth === 0) return null;
  if (Array.isArray(value)) return value.map((entry) => cleanTexts(entry, cleanHtml, depth - 1));
  const entries = Object.entries(value as Settings).filter(([name]) => name !== '__proto__');
  return Object.fromEntries(entries.map(([name, entry]) => [name, cleanTexts(entry, cleanHtml, depth - 1)]));
}
