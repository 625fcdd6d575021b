import { useSitePart } from '../../parts/site/useSitePart.ts';
import { wpWidget } from './wpWidget.tsx';

export const widget = wpWidget('tag_cloud', {
  label: 'Tags',
  untitled: 'tags',
  order: 55,
  icon: 'M4 5h7l9 9l-6 6l-9 -9zM8 9h.01',
  useBody() {
    const found = useSitePart({ kind: 'links', of: 'tags', count: 45 });
    return (
      found?.links && (
        <div className="tagcloud portico-tag-cloud">
          {found.links.map(({ href, text }) => (
            <a key={href} href={href}>
              {text}
            </a>
          ))}
        </div>
      )
    );
  },
});
