/** A picture in the media library, as documents refer to it. */
export interface StoredPicture {
  readonly id: number;
  readonly url: string;
  readonly width: number;
  readonly height: number;
  /** Whether it was newly added to the library. */
  readonly isNew: boolean;
  /** What was removed from an SVG file, as text. */
  readonly removed?: string;
}

/** The media library of a site. */
export interface KitPictures {
  /** Creates the sizes of a picture and stores it. Throws with a message if it is not a picture. Never inside a transaction. */
  store(file: { readonly name: string; readonly content: Buffer }): Promise<StoredPicture>;
  /** The file at a path of this site, as documents refer to it; `null` if the library has none. */
  read(path: string): Promise<Buffer | null>;
  /** The SVG file of the drawing at such a path; `null` if it is not one. */
  drawing(path: string): Promise<string | null>;
  /** Removes pictures from the library, except those shown in a post. Never inside a transaction. */
  remove(ids: readonly number[]): Promise<void>;
}
