import type { PostsWindow } from './PostsWindow.ts';
import type { PostsMasonry } from './postsMasonry.ts';

/** A list of posts that may go on. */
export interface PostsList {
  readonly view: PostsWindow;
  readonly wrapper: HTMLElement;
  /** The page's object, as it was printed. */
  readonly printed: unknown;
  readonly masonry: PostsMasonry | null;
  readonly signal: AbortSignal;
}
