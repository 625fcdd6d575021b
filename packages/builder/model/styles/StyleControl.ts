/**
 * What one setting does to the look of its element. Tables of these are data: the engine draws a page from them, the
 * editor offers them as fields, and `docs/elementor.md` lists them.
 */
export interface StyleControl {
  /** The setting's name on the desktop. Devices have it with their name behind it. */
  readonly setting: string;
  readonly kind: ValueKind;
  /**
   * Property to template. `{}` is the setting's value; `{top}` one side of it, `{row}` one of its gaps; `{other}` the
   * value of another setting that is named in `uses`.
   */
  readonly css: Readonly<Record<string, string>>;
  /** In its place on phones, which do not take such a value from wider screens. */
  readonly phoneCss?: Readonly<Record<string, string>>;
  /** The same on tablets, and on phones that are nearly as wide. */
  readonly tabletCss?: Readonly<Record<string, string>>;
  /** What stands behind the element's own selector: a part of it, a state, or both. The element itself by default. */
  readonly part?: string | readonly string[];
  /** The words that the setting may hold, and what each is written as: a value, or declarations of its own. */
  readonly words?: Words;
  /** In place of the setting, when only one of those that it `uses` was entered. */
  readonly otherwise?: string;
  /** Settings that its templates refer to. Each of them draws the control anew on its device. */
  readonly uses?: Readonly<Record<string, UsedSetting>>;
  /** Drawn only where each of these settings has one of these values: `''` stands for none, `*` for any. */
  readonly when?: Readonly<Record<string, readonly string[]>>;
  /** Said once, for every device. */
  readonly isForAllDevices?: true;
  /** What wider devices say of it, and of those that it `uses`, does not count on narrower ones. */
  readonly isOfEachDevice?: true;
  /** On narrower devices drawn only where it was said itself, whatever was said of those that it `uses`. */
  readonly isSaidItself?: true;
}

export type Words = readonly string[] | Readonly<Record<string, string | Readonly<Record<string, string>>>>;

export interface UsedSetting {
  readonly kind: ValueKind;
  /** Without it and without the setting, nothing is drawn. */
  readonly otherwise?: string;
  readonly words?: Words;
  /** The setting, named before it, whose colour stands for one of the site's that no kit knows. */
  readonly unknown?: string;
}

/** How a value is read, and so what may stand in it. */
export type ValueKind =
  /** `{ size, unit }`, or a bare number of pixels. */
  | 'length'
  /** `{ top, right, bottom, left, unit }` */
  | 'sides'
  /** The same, where one that cannot be read leaves the others as they are. */
  | 'each-side'
  | 'color'
  /** A number, or the one in `{ size }`. */
  | 'number'
  /** One of `words`. */
  | 'word'
  /** `{ url }` */
  | 'picture'
  /** A font's name. */
  | 'font'
  /** `{ horizontal, vertical, blur, spread, color }` */
  | 'box-shadow'
  | 'text-shadow'
  /** `{ row, column, unit }` */
  | 'gap'
  /** `{ width, height }` to which a picture is cut. */
  | 'cut'
  /** Tracks of a grid: `{ size, unit }`, a count or written out. */
  | 'tracks'
  /** Lines of a grid, written out. */
  | 'lines'
  /** A font of the site, as `__globals__` names it. */
  | 'site-font';
