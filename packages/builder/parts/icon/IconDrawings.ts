/** The three sets of Font Awesome Free. */
export const ICON_SETS = ['solid', 'regular', 'brands'] as const;
export type IconSet = (typeof ICON_SETS)[number];

/** Font Awesome 4 had a single set, whose icons have other names today, and sometimes other drawings: `facebook` is an `f`. */
export const FORMER_SET = 'former';
export type NamedSet = IconSet | typeof FORMER_SET;

export interface IconDrawing {
  readonly viewBox: string;
  /** Data of the icon's single path. */
  readonly path: string;
  /** What an icon of Font Awesome 4 is called today. */
  readonly now?: { readonly set: IconSet; readonly name: string };
}

/** Source of icons: the server reads them from the package, the editor requests them from the server. */
export interface IconDrawings {
  (set: NamedSet, name: string): IconDrawing | null;
  /**
   * The markup of an uploaded icon, by its URL. Not used on the server, which draws them once the page is complete, with one
   * query for all.
   */
  readonly file?: (address: string) => string | null;
}
