import { cleanStyledHtml } from '@portico/kernel/server/html';
import { DESCRIPTION_LENGTH, descriptionOf } from '../../model/document/description.ts';
import {
  DEEPEST_ELEMENTS,
  DEEPEST_SETTINGS,
  isNestedDeeper,
  MOST_ELEMENTS,
} from '../../model/document/limits.ts';
import { isRecord, textOf } from '../../model/settings/read.ts';
import { splitStyles } from '../../model/texts/splitStyles.ts';

export const LARGEST_BYTES = 4 * 1024 * 1024;

/** Why a tree cannot be kept, in a sentence for whoever sent it. */
export class UnfitContentError extends Error {
  override readonly name = 'UnfitContentError';
}

/**
 * A tree of elements made safe to keep: HTML in any text of it is cleaned, style sheets in a widget of HTML become the CSS of
 * that widget, and nothing else is changed, so elements, members and settings that nobody here knows survive. Cleaning what is
 * clean changes nothing.
 */
export function cleanElements(elements: unknown): readonly unknown[] {
  if (!Array.isArray(elements)) throw new UnfitContentError('The elements of a page are a list.');
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
  return elements.map((element) => cleanValue(withCssApart(element)));
}

/** The CSS in a widget of HTML, where CSS that was written for an element stands. */
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

/** Settings of a page, or of anything else, made safe to keep. PHP's empty map, `[]`, stays as it is. */
export function cleanSettings(settings: unknown): unknown {
  if (Array.isArray(settings) && settings.length === 0) return settings;
  if (!isRecord(settings)) throw new UnfitContentError('The settings of a page are a map.');
  refuseDeepSettings(settings);
  return cleanValue(settings);
}

/** As `cleanSettings`, of what an author has written: not more than fits, unless it has been there `before`. */
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
  if (typeof value === 'string') return OPENS_TAG.test(value) ? cleanStyledHtml(value) : value;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(cleanValue);
  return Object.fromEntries(
    Object.entries(value)
      // As an own member it does no harm, but whoever copies the map by assignment would be harmed.
      .filter(([name]) => name !== '__proto__')
      .map(([name, entry]) => [name, cleanValue(entry)]),
  );
}

/** Where a browser would see a tag, a comment or a declaration begin. A lone `<` between words is text. */
const OPENS_TAG = /<[a-z/!?]/i;
