import { isRecord } from '@portico/kernel/records';
import { type Customization, EXPORT_GROUPS } from '../wire/public.ts';

/** Whether templates of this type are selected: the section of their group is not switched off. */
export function isTemplateChosen({ templates }: Customization, docType: string): boolean {
  const group = EXPORT_GROUPS[docType];
  if (!templates || !group) return true;
  const section = templates[sectionOf(group)];
  return !(isRecord(section) && section.enabled === false);
}

/** The group `site-templates` is selected in the section `siteTemplates`. */
function sectionOf(group: string): string {
  return group.replace(/-([a-z])/g, (_match, letter: string) => letter.toUpperCase());
}
