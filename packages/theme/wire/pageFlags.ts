import { PRINTED_NO, PROPERTIES_NAME } from './printed.ts';

/** What the whole runtime needs to know about a page: its direction, and whether it is shown in the customizer's preview. */
export type PageFlag = 'isRTL' | 'isCustomize';

/** Reads a flag from a window's object. `otherwise` if there is none: the page knows nothing about the theme's settings. */
export function pageFlag(view: object, name: PageFlag, otherwise = false): boolean {
  const printed = Reflect.get(view, PROPERTIES_NAME);
  return printed ? !new RegExp(PRINTED_NO).test(printed[name]) : otherwise;
}

/** The same as WordPress would print it, for our own pages. */
export function printPageFlags(flags: Readonly<Record<PageFlag, boolean>>): Record<PageFlag, string> {
  return { isRTL: flags.isRTL ? '1' : '', isCustomize: flags.isCustomize ? '1' : '' };
}
