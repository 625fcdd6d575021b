import { FOUND_WORDS } from '@portico/theme/wire/public';
import type { SiteSettings } from './SiteSettings.ts';

/** What the document around a page must carry for the styles and the theme's runtime to find their footing. */
export function documentAttributes(
  site: SiteSettings,
  {
    language = site.language,
    classes = '',
  }: { language?: string | undefined; classes?: string | undefined } = {},
) {
  return {
    html: {
      ...{ lang: language, dir: site.direction, 'data-palette': site.palette },
      ...(site.labels?.found && { [FOUND_WORDS]: JSON.stringify(site.labels?.found) }),
    },
    body: {
      id: 'neve_body',
      className: [
        `menu_sidebar_${site.menuMode ?? 'slide_left'}`,
        site.isPreview ? 'customize-previewing' : '',
        classes,
      ]
        .filter(Boolean)
        .join(' '),
    },
  } as const;
}

/** Fonts that the first screen needs; preloaded, they are there before the first line is drawn. */
export const preloadedFonts = ['/fonts/besley-latin.woff2', '/fonts/familjen-grotesk-latin.woff2'] as const;
