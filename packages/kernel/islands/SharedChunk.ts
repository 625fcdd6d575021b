/**
 * Code that several islands share, in one file. Left to itself the build would make a file for every combination of
 * sharers. A package names its own in `chunks.ts`; those of one name become one.
 */
export interface SharedChunk {
  readonly name: string;
  /** Files, as seen from the package's folder, or packages of npm. What they import comes with them. */
  readonly entries: readonly string[];
  /** Islands and chunks that stand together on pages, by their names: their code comes in this one file. */
  readonly islands?: readonly string[];
  /**
   * The file of `jointFiles` that its entries are in, on pages with many things on them, where it is not the one that names it.
   * Empty: the first that needs them.
   */
  readonly joint?: string;
  /** What two chunks could hold goes to the one with the lower number. */
  readonly order: number;
}

/** The sheet of another product, which makes the sheets of a package's islands superfluous where a page links it. */
export interface ProductSheet {
  /** What the id of its `<link>` begins with: WordPress makes it of the name under which the product registers it. */
  readonly handle: string;
  /** The chunk that has the few rules that are needed instead. */
  readonly instead: string;
}
