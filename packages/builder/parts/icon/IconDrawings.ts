/** The three sets of Font Awesome Free. */
export const ICON_SETS = ['solid', 'regular', 'brands'] as const;
export type IconSet = (typeof ICON_SETS)[number];

export interface IconDrawing {
  readonly viewBox: string;
  /** The data of the one path that an icon is made of. */
  readonly path: string;
}

/** Where drawings come from: the server reads them from the package, the editor asks the server. */
export type IconDrawings = (set: IconSet, name: string) => IconDrawing | null;
