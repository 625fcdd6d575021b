import { createMasonry } from './createMasonry.ts';
import type { MasonryLayout, PostsWindow } from './PostsWindow.ts';
import { picturesIn } from './pictures.ts';

/** Libraries that a CMS may provide. */
type MasonryWindow = PostsWindow & {
  Masonry?: new (wrapper: Element, options: object) => MasonryLayout;
  imagesLoaded?: (wrapper: Element, done: () => void) => void;
};

export interface PostsMasonry {
  /** Resolves when the initial posts are in place. */
  readonly ready: Promise<unknown>;
  /** Includes articles that were added. */
  grow(): void;
}

/** Lays out the posts without gaps, with the page's own library if it has one. Exposed to other scripts as `nvMasonry`. */
export function postsMasonry(
  wrapper: HTMLElement,
  view: MasonryWindow,
  layout: string,
  signal: AbortSignal,
): PostsMasonry {
  const itemSelector = `article.layout-${layout}`;

  function create(): MasonryLayout | undefined {
    if (!signal.aborted)
      view.nvMasonry ??= view.Masonry
        ? new view.Masonry(wrapper, { itemSelector, columnWidth: itemSelector, percentPosition: true })
        : createMasonry(wrapper, itemSelector, signal);
    return view.nvMasonry;
  }

  function arrange(): void {
    const masonry = create();
    masonry?.reloadItems();
    masonry?.layout();
  }

  async function whenLoaded(run: () => void): Promise<void> {
    await (view.imagesLoaded
      ? new Promise<void>((done) => view.imagesLoaded?.(wrapper, done))
      : picturesIn(wrapper));
    run();
  }

  signal.addEventListener('abort', () => {
    delete view.nvMasonry;
  });
  return {
    ready: whenLoaded(create),
    grow() {
      arrange();
      void whenLoaded(arrange);
    },
  };
}
