/** A picture of the site, with its size, so that the page keeps its place free. */
export interface Picture {
  readonly src: string;
  readonly width: number;
  readonly height: number;
  /** Empty when the picture says nothing that the words beside it do not. */
  readonly alt: string;
}
