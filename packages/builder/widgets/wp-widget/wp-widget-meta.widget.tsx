import { SiteLinks } from '../../parts/site/SiteLinks.tsx';
import { useSitePart } from '../../parts/site/useSitePart.ts';
import { wpWidget } from './wpWidget.tsx';

export const widget = wpWidget('meta', {
  label: 'Sign-in and feeds',
  untitled: 'meta',
  order: 60,
  icon: 'M4 12h10M10 8l4 4l-4 4M15 5h4v14h-4',
  useBody() {
    const found = useSitePart({ kind: 'links', of: 'meta', count: 10 });
    return found?.links && <SiteLinks links={found.links} hasCounts={false} />;
  },
});
