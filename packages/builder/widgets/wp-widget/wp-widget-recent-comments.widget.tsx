import { number } from '../../model/fields/Field.ts';
import { numberOf } from '../../model/settings/read.ts';
import { useSitePart } from '../../parts/site/useSitePart.ts';
import { wpWidget } from './wpWidget.tsx';

export const widget = wpWidget('recent-comments', {
  label: 'Recent comments',
  untitled: 'recentComments',
  order: 59,
  icon: 'M4 5h16v11h-9l-5 4v-4h-2z',
  fields: [number('wp.number', 'Number of comments', { min: 1, max: 15 })],
  newSettings: { number: 5 },
  useBody({ number: wanted }) {
    const count = Math.min(Math.max(Math.round(numberOf(wanted) ?? 5), 1), 15);
    const found = useSitePart({ kind: 'links', of: 'comments', count });
    return (
      found?.links && (
        <ul className="recentcomments-list">
          {found.links.map(({ href, text, by }) => (
            <li key={href} className="recentcomments">
              <span className="comment-author-link">{by}</span> on <a href={href}>{text}</a>
            </li>
          ))}
        </ul>
      )
    );
  },
});
