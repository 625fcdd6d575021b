/** What the build knows about a chunk. URLs are relative to the boot script. */
export interface Chunk {
  readonly file: string;
  /** The chunks that it imports statically, directly or indirectly. */
  readonly imports: readonly string[];
  readonly styles: readonly string[];
  /**
   * If the page links another product's style sheet, recognised by the prefix of the link's id, this shorter sheet replaces all
   * of ours. Its text comes as a code chunk, so no sheet is requested.
   */
  readonly besideProduct?: { readonly handle: string; readonly chunk: string } | undefined;
}

export type ChunkMap = Readonly<Record<string, Chunk>>;
