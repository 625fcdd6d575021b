import { COMPONENT_TYPE, FLOATING_TYPE, GLOBAL_TYPE } from '../../wire/public.ts';

/** Display names of document types. */
export const TYPE_NAMES: Readonly<Record<string, string>> = {
  'wp-page': 'Page',
  page: 'Page template',
  section: 'Section template',
  container: 'Container template',
  header: 'Header',
  footer: 'Footer',
  'single-post': 'Single post',
  archive: 'List of posts',
  'search-results': 'Search results',
  'error-404': 'Page not found (404)',
  popup: 'Popup',
  [COMPONENT_TYPE]: 'Component',
  [GLOBAL_TYPE]: 'Global widget',
  [FLOATING_TYPE]: 'Floats over every page',
};

/** Kits may bring types that have no name here. */
export function typeName(type: string): string {
  return TYPE_NAMES[type] ?? type;
}
