import type { WidgetProps } from '../../parts/element/Widget.ts';
import { PostsList } from './PostsList.tsx';
import { usePosts } from './usePosts.ts';

/** The site's posts as cards in columns, one page at a time. */
export function Posts({ element }: WidgetProps) {
  return <PostsList element={element} settings={element.settings} found={usePosts(element)} />;
}
