import { cleanStyledHtml } from '@portico/kernel/server/html';
import { DESCRIPTION_LENGTH, descriptionOf } from '../../model/document/description.ts';
import {
  DEEPEST_ELEMENTS,
  DEEPEST_SETTINGS,
  isNestedDeeper,
  MOST_ELEMENTS,
} from '../../model/document/limits.ts';
import { isRecord, textOf } from '../../model/settings/read.ts';
import { framesAsCodes } from '../../model/texts/framesAsCodes.ts';
import { splitStyles } from '../../model/texts/splitStyles.ts';
import { CODE_WIDGET } from '../../wire/public.ts';

export const LARGEST_BYTES = 4 * 1024 * 1024;

/** Why a tree cannot be stored, as a message for the sender. */
export class UnfitContentError extends Error {
  override readonly name = 'UnfitContentError';
}

/**
 * Sanitises a tree of elements: HTML in any text is cleaned, frames of videos and maps become shortcodes, and style sheets in an HTML widget become that widget's CSS.
 * Nothing else changes, so unknown elements, members and settings survive. Idempotent.
 */
export function cleanElements(elements: unknown): readonly unknown[] {
  return checkedElements(elements).map((element) => cleanElement(withCssApart(element)));
}

/** The elements themselves. Throws the reason if they cannot be stored. */
export function checkedElements(elements: unknown): readonly unknown[] {
  if (!Array.isArray(elements)) throw new UnfitContentError('The elements of a page must be a list.');
  let count = 0;
  const countIn = (list: readonly unknown[], depth: number): void => {
    if (depth > DEEPEST_ELEMENTS && list.length > 0)
      throw new UnfitContentError('The elements of this page are nested too deeply.');
    for (const element of list) {
      if (!isRecord(element))
        throw new UnfitContentError('One of the elements of this page is not an element.');
      count += 1;
      if (count > MOST_ELEMENTS)
        throw new UnfitContentError(`A page holds at most ${MOST_ELEMENTS.toLocaleString('en')} elements.`);
      const { elements: below, ...others } = element;
      for (const member of Object.values(others)) refuseDeepSettings(member);
      if (Array.isArray(below)) countIn(below, depth + 1);
      else refuseDeepSettings(below);
    }
  };
  countIn(elements, 1);
  return elements;
}

/** Source code is kept: it is drawn as text only. */
function cleanElement(element: unknown): unknown {
  if (!isRecord(element)) return cleanValue(element);
  const isCode = element.widgetType === CODE_WIDGET;
  return withMembers(element, (entry, name) => {
    if (name === 'elements' && Array.isArray(entry)) return entry.map(cleanElement);
    const cleaned = cleanValue(entry);
    const code = isCode && name === 'settings' && isRecord(entry) ? entry.code : null;
    return typeof code === 'string' ? Object.assign(Object(cleaned), { code }) : cleaned;
  });
}

/** Moves the CSS in an HTML widget to the setting for an element's custom CSS. */
function withCssApart(element: unknown): unknown {
  if (!isRecord(element)) return element;
  const below = Array.isArray(element.elements) ? { elements: element.elements.map(withCssApart) } : {};
  const { settings } = element;
  if (element.widgetType !== 'html' || !isRecord(settings)) return { ...element, ...below };
  const { html, css } = splitStyles(textOf(settings.html));
  if (!css) return { ...element, ...below };
  const written = [textOf(settings.custom_css), css].filter(Boolean).join('\n');
  return { ...element, ...below, settings: { ...settings, html, custom_css: written } };
}

/** Sanitises settings of a page or anything else. PHP's empty map, `[]`, stays as it is. */
export function cleanSettings(settings: unknown): unknown {
  return cleanValue(checkedSettings(settings));
}

/** The settings themselves. Throws the reason if they cannot be stored. */
export function checkedSettings(settings: unknown): unknown {
  if (Array.isArray(settings) && settings.length === 0) return settings;
  if (!isRecord(settings)) throw new UnfitContentError('The settings of a page must be an object.');
  refuseDeepSettings(settings);
  return settings;
}

/** Like `cleanSettings`, for an author's input: limited in length, unless it was there `before`. */
export function authorsSettings(settings: unknown, before: unknown): unknown {
  const description = descriptionOf(settings);
  if (description.length > DESCRIPTION_LENGTH && description !== descriptionOf(before))
    throw new UnfitContentError(
      `The description of a page has at most ${DESCRIPTION_LENGTH} characters. This one has ${description.length}.`,
    );
  return cleanSettings(settings);
}

function refuseDeepSettings(settings: unknown): void {
  if (isNestedDeeper(settings, DEEPEST_SETTINGS))
    throw new UnfitContentError('The settings of this page are nested too deeply.');
}

function cleanValue(value: unknown): unknown {
  if (typeof value === 'string') return OPENS_TAG.test(value) ? cleanStyledHtml(framesAsCodes(value)) : value;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(cleanValue);
  return withMembers(value, cleanValue);
}

function withMembers(value: object, change: (entry: unknown, name: string) => unknown): object {
  return Object.fromEntries(
    Object.entries(value)
      // Harmless as an own member, but not if the map is copied by assignment.
      .filter(([name]) => name !== '__proto__')
      .map(([name, entry]) => [name, change(entry, name)]),
  );
}

/** Where a browser would see the start of a tag, comment or declaration. A lone `<` between words is text. */
const OPENS_TAG = /<[a-z/!?]/i;
