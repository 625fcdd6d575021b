/** A picture on the site, with its size, so that the page reserves its space. */
export interface Picture {
  readonly src: string;
  readonly width: number;
  readonly height: number;
  /** Empty if the picture adds nothing to the text next to it. */
  readonly alt: string;
}
