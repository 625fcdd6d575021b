/** A picture in the media library, as documents name it. */
export interface StoredPicture {
  readonly id: number;
  readonly url: string;
  readonly width: number;
  readonly height: number;
  /** Whether the library did not have it before. */
  readonly isNew: boolean;
}

/** The media library of a site. */
export interface KitPictures {
  /** Makes the sizes of a picture and keeps it. Throws an error with a sentence for what is none. Never inside a transaction. */
  store(file: { readonly name: string; readonly content: Buffer }): Promise<StoredPicture>;
  /** The file at an address of this site, as documents name it; `null` where the library has none. */
  read(path: string): Promise<Buffer | null>;
  /** Takes pictures out of the library, except for those that a post shows. Never inside a transaction. */
  remove(ids: readonly number[]): Promise<void>;
}
