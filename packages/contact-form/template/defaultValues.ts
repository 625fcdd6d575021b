import type { DefaultSources } from './DefaultSources.ts';
import { type FormTag, optionValues } from './FormTag.ts';

/** A control's initial values from its `default:` options: the sources are tried in the order given. */
export function defaultValues(tag: FormTag, sources: DefaultSources): string[] {
  const found = optionValues(tag, 'default').flatMap((option) => valuesFrom(option, tag, sources));
  return [...new Set(found.filter((value) => value !== ''))];
}

/** Whether the initial value depends on the page's query, on posted data or on the signed-in user. */
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

/** `2` or `1_3`: the control's own values by position, counted from one. */
function numbered(option: string, values: readonly string[]): string[] {
  return option
    .split('_')
    .filter(Boolean)
    .flatMap((number) => values[Number(number) - 1] ?? []);
}
