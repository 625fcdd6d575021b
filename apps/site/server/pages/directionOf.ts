import { languageAttributes } from '@portico/blog/ui';
import type { Visit } from './Page.ts';

/** A site in Arabic is read from right to left without anybody saying so; any other may be told to be. */
export function directionOf({ site, theme }: Pick<Visit, 'site' | 'theme'>): 'ltr' | 'rtl' {
  return theme.direction === 'rtl' ? 'rtl' : languageAttributes(site.language).dir;
}
