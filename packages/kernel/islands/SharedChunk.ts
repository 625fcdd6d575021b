/**
 * Code shared by several islands, in one file. By default the build would create a file for every combination of islands. A
 * package lists its own in `chunks.ts`; those with the same name are merged.
 */
export interface SharedChunk {
  readonly name: string;
  /** Files relative to the package's folder, or npm packages. Their imports are included. */
  readonly entries: readonly string[];
  /** Islands and chunks that appear together on pages, by name: their code goes into this one file. */
  readonly islands?: readonly string[];
  /**
   * The file of `jointFiles` that contains its entries, for pages with many islands, if it is not the one that names this
   * chunk. Empty: the first that needs them.
   */
  readonly joint?: string;
  /** A module that fits two chunks goes to the one with the lower number. */
  readonly order: number;
}

/** Another product's style sheet, which makes those of a package's islands redundant on pages that link it. */
export interface ProductSheet {
  /** The prefix of its `<link>` ID, which WordPress derives from the handle the product registers. */
  readonly handle: string;
  /** The chunk with the few rules needed instead. */
  readonly instead: string;
}
