/** The window of a page with posts, with the global for other scripts. */
export type PostsWindow = Window & typeof globalThis & { nvMasonry?: MasonryLayout };

export interface MasonryLayout {
  reloadItems(): void;
  layout(): void;
}
