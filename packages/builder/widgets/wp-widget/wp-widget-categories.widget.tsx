import { toggle } from '../../model/fields/Field.ts';
import { SiteLinks } from '../../parts/site/SiteLinks.tsx';
import { useSitePart } from '../../parts/site/useSitePart.ts';
import { isTicked, wpWidget } from './wpWidget.tsx';

export const widget = wpWidget('categories', {
  label: 'Categories',
  untitled: 'categories',
  order: 50,
  icon: 'M9 6h11M9 12h11M9 18h11M5 6h.01M5 12h.01M5 18h.01',
  fields: [toggle('wp.count', 'Show post counts', { on: '1' })],
  useBody(settings) {
    const found = useSitePart({ kind: 'links', of: 'categories', count: 100 });
    return found?.links && <SiteLinks links={found.links} hasCounts={isTicked(settings.count)} />;
  },
});
