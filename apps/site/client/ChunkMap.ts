/** What the build knows of a chunk. Addresses are relative to the boot script. */
export interface Chunk {
  readonly file: string;
  /** The chunks that it imports at once, and theirs. */
  readonly imports: readonly string[];
  readonly styles: readonly string[];
}

export type ChunkMap = Readonly<Record<string, Chunk>>;
