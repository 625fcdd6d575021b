/** A post's picture in its sizes. */
export interface Cover {
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  readonly sources: readonly { readonly url: string; readonly width: number; readonly type: string }[];
  /** Shown while the picture loads. */
  readonly colour: string;
}
