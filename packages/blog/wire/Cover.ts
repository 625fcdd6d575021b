/** A post's picture in the sizes that were made of it. */
export interface Cover {
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  readonly sources: readonly { readonly url: string; readonly width: number; readonly type: string }[];
  /** What shows while the picture loads. */
  readonly colour: string;
}
