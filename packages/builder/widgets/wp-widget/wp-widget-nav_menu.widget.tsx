import { siteChoice } from '../../model/fields/Field.ts';
import { textOf } from '../../model/settings/read.ts';
import { SiteLinks } from '../../parts/site/SiteLinks.tsx';
import { useSitePart } from '../../parts/site/useSitePart.ts';
import { wpWidget } from './wpWidget.tsx';

export const widget = wpWidget('nav_menu', {
  label: 'Menu links',
  order: 53,
  icon: 'M9 6h11M9 12h11M9 18h11M5 6h.01M5 12h.01M5 18h.01',
  fields: [siteChoice('wp.nav_menu', 'Menu', 'menus')],
  useBody(settings) {
    const found = useSitePart({
      kind: 'links',
      of: 'menu',
      count: 100,
      name: textOf(settings.nav_menu).slice(0, 100),
    });
    return found?.links && <SiteLinks links={found.links} hasCounts={false} />;
  },
});
