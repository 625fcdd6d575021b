import type { DefaultSources } from './DefaultSources.ts';
import { type FormTag, optionValues } from './FormTag.ts';

/** What a control begins with by its `default:` options, from the sources in the order in which they are named. */
export function defaultValues(tag: FormTag, sources: DefaultSources): string[] {
  const found = optionValues(tag, 'default').flatMap((option) => valuesFrom(option, tag, sources));
  return [...new Set(found.filter((value) => value !== ''))];
}

/** The same page says something else to everybody who has another address, or is somebody else. */
export function readsVisit(tag: FormTag): boolean {
  return optionValues(tag, 'default').some((option) => /^(?:get|post|user_\w+)$/.test(option));
}

function valuesFrom(option: string, tag: FormTag, sources: DefaultSources): readonly string[] {
  if (option === 'get') return sources.get(tag.name).map((value) => value.trim());
  if (option === 'post') return sources.post(tag.name).map((value) => value.trim());
  if (option === 'post_meta') return sources.postMeta(tag.name);
  if (option === 'shortcode_attr') return [sources.embedAttribute(tag.name)];
  if (option.startsWith('user_')) return [sources.user(option)];
  return /^[\d_]+$/.test(option) ? numbered(option, tag.values) : [];
}

/** `2` or `1_3`: which of its own values, counted from one. */
function numbered(option: string, values: readonly string[]): string[] {
  return option
    .split('_')
    .filter(Boolean)
    .flatMap((number) => values[Number(number) - 1] ?? []);
}
