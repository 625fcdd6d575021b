import { isAtomicKind } from '../../model/atomic/isAtomicKind.ts';
import { readTag } from '../../model/dynamic/readTag.ts';
import { isRecord, recordOf, type Settings } from '../../model/settings/read.ts';
import type { BuilderElement } from '../../wire/public.ts';
import { usePageFacts } from '../post/PageFacts.ts';
import { usePostFacts } from '../post/usePostFacts.ts';
import { useLanguage } from '../site/Language.ts';
import { useNamedPopups } from '../site/NamedPopups.ts';
import { useSiteTime } from '../site/SiteTime.ts';
import { useSiteFacts } from '../site/useSiteFacts.ts';
import type { DynamicFacts } from './DynamicFacts.ts';
import { dynamicValue } from './dynamicValue.ts';
import { filledInProps } from './filledInProps.ts';

/** An element with its dynamic settings filled in. Never stored. */
export function useDynamic(element: BuilderElement): BuilderElement {
  const facts = {
    ...{ page: usePageFacts(), post: usePostFacts(), site: useSiteFacts() },
    ...{ time: useSiteTime(), language: useLanguage(), popups: useNamedPopups() },
  };
  const isAtomic = isAtomicKind(element.widgetType ?? element.elType);
  const settings = isAtomic ? filledInProps(element.settings, facts) : filledIn(element.settings, facts);
  return settings === element.settings ? element : { ...element, settings };
}

/** Rows of lists have their own dynamic settings. */
function filledIn(settings: Settings, facts: DynamicFacts): Settings {
  const filled: Record<string, unknown> = {};
  for (const [name, text] of Object.entries(recordOf(settings.__dynamic__))) {
    const tag = readTag(text);
    const value = tag && dynamicValue(tag, settings[name], facts);
    if (value !== null && value !== undefined) filled[name] = value;
  }
  for (const [name, value] of Object.entries(settings)) {
    if (!Array.isArray(value) || !value.some((row) => isRecord(row) && isRecord(row.__dynamic__))) continue;
    filled[name] = value.map((row) => (isRecord(row) ? filledIn(row, facts) : row));
  }
  return Object.keys(filled).length > 0 ? { ...settings, ...filled } : settings;
}
