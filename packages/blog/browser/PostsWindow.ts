/** The window of a page with posts, with what other scripts find there. */
export type PostsWindow = Window & typeof globalThis & { nvMasonry?: MasonryLayout };

export interface MasonryLayout {
  reloadItems(): void;
  layout(): void;
}
