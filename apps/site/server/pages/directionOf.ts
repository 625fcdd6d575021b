import { languageAttributes } from '@portico/blog/ui';
import type { Visit } from './Page.ts';

/** A site in Arabic is right-to-left by default; any other can be set to be. */
export function directionOf({ site, theme }: Pick<Visit, 'site' | 'theme'>): 'ltr' | 'rtl' {
  return theme.direction === 'rtl' ? 'rtl' : languageAttributes(site.language).dir;
}
