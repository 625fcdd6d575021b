import type { PostsWindow } from './PostsWindow.ts';
import type { PostsMasonry } from './postsMasonry.ts';

/** A list of posts that may be continued. */
export interface PostsList {
  readonly view: PostsWindow;
  readonly wrapper: HTMLElement;
  /** The page's configuration object, as printed. */
  readonly printed: unknown;
  readonly masonry: PostsMasonry | null;
  readonly signal: AbortSignal;
}
