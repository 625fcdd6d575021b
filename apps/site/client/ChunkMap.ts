/** What the build knows of a chunk. Addresses are relative to the boot script. */
export interface Chunk {
  readonly file: string;
  /** The chunks that it imports at once, and theirs. */
  readonly imports: readonly string[];
  readonly styles: readonly string[];
  /**
   * Where a page links another product's sheet, known by what the link's id begins with, the text of a sheet takes the place of
   * all of ours. It is code's to bring, and named as a chunk: no request is made for it.
   */
  readonly besideProduct?: { readonly handle: string; readonly chunk: string } | undefined;
}

export type ChunkMap = Readonly<Record<string, Chunk>>;
