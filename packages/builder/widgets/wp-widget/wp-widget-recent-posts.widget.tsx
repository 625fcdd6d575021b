import { number, toggle } from '../../model/fields/Field.ts';
import { numberOf } from '../../model/settings/read.ts';
import { useSitePart } from '../../parts/site/useSitePart.ts';
import { isTicked, wpWidget } from './wpWidget.tsx';

export const widget = wpWidget('recent-posts', {
  label: 'Recent posts',
  untitled: 'recentPosts',
  order: 54,
  icon: 'M9 6h11M9 12h11M9 18h11M5 6h.01M5 12h.01M5 18h.01',
  fields: [
    number('wp.number', 'Number of posts', { min: 1, max: 20 }),
    toggle('wp.show_date', 'Show date', { on: '1' }),
  ],
  newSettings: { number: 5 },
  useBody({ number: wanted, show_date: hasDate }) {
    const count = Math.min(Math.max(Math.round(numberOf(wanted) ?? 5), 1), 20);
    const found = useSitePart({
      ...{ kind: 'posts', count, offset: 0, orderBy: 'date', order: 'desc' },
      ...{ categories: [], tags: [], authors: [] },
    });
    return (
      found?.posts && (
        <ul data-no-embeds="">
          {found.posts.map(({ id, href, title, date }) => (
            <li key={id}>
              <a href={href}>{title}</a>
              {isTicked(hasDate) && <span className="post-date"> {date}</span>}
            </li>
          ))}
        </ul>
      )
    );
  },
});
