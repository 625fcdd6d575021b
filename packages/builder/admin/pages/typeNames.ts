import { FLOATING_TYPE } from '../../protocol.ts';

/** What the kinds of documents are called on screen. */
export const TYPE_NAMES: Readonly<Record<string, string>> = {
  'wp-page': 'Page',
  page: 'Template of a page',
  section: 'Template of a section',
  container: 'Template of a container',
  header: 'Header',
  footer: 'Footer',
  [FLOATING_TYPE]: 'Floats over every page',
};

/** Kits may bring kinds that nobody here has a name for. */
export function typeName(type: string): string {
  return TYPE_NAMES[type] ?? type;
}
