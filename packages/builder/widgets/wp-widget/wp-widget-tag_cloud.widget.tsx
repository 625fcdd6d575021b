import { Fragment } from 'react';
import { useSitePart } from '../../parts/site/useSitePart.ts';
import { wpWidget } from './wpWidget.tsx';

export const widget = wpWidget('tag_cloud', {
  label: 'Tags',
  untitled: 'tags',
  order: 55,
  icon: 'M4 5h7l9 9l-6 6l-9 -9zM8 9h.01',
  useBody() {
    const found = useSitePart({ kind: 'links', of: 'tags', count: 45 });
    const counts = found?.links?.map(({ count = 0 }) => weightOf(count)) ?? [];
    const [least, most] = [Math.min(...counts), Math.max(...counts)];
    return (
      found?.links && (
        <div className="tagcloud portico-tag-cloud">
          {found.links.map(({ href, text, count = 0 }) => (
            <Fragment key={href}>
              <a href={href} data-size={sizeBetween(weightOf(count), least, most)}>
                {text}
              </a>{' '}
            </Fragment>
          ))}
        </div>
      )
    );
  },
});

/** As in WordPress, a tag with ten times the posts is a step larger, however many they are. */
const weightOf = (count: number): number => Math.round(Math.log10(count + 1) * 100);

/** In points, which the style sheet knows. */
const [SMALLEST, LARGEST] = [8, 22];

function sizeBetween(weight: number, least: number, most: number): number {
  return Math.round(SMALLEST + ((weight - least) * (LARGEST - SMALLEST)) / Math.max(1, most - least));
}
