import { FOUND_WORDS } from '@portico/theme/wire/public';
import type { SiteSettings } from './SiteSettings.ts';

/** Attributes of the document that the style sheets and the theme's runtime rely on. */
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

/** Fonts of the first screen; preloaded to be available before the first paint. */
export const preloadedFonts = ['/fonts/besley-latin.woff2', '/fonts/familjen-grotesk-latin.woff2'] as const;
