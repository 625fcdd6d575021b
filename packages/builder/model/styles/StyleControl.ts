/**
 * How a setting affects its element's style. Tables of these are data: pages are rendered from them, the editor offers them as
 * fields, and `docs/elementor.md` lists them.
 */
export interface StyleControl {
  /** The setting's name on the desktop. Devices append their name. */
  readonly setting: string;
  readonly kind: ValueKind;
  /**
   * Property to template. `{}` is the setting's value; `{top}` one of its sides, `{row}` one of its gaps; `{other}` the value
   * of another setting named in `uses`.
   */
  readonly css: Readonly<Record<string, string>>;
  /** Replaces it on phones, which do not inherit such a value from wider screens. */
  readonly phoneCss?: Readonly<Record<string, string>>;
  /** The same on tablets, and on phones that are nearly as wide. */
  readonly tabletCss?: Readonly<Record<string, string>>;
  /** Appended to the element's selector: a part, a state, or both. The element itself by default. */
  readonly part?: string | readonly string[];
  /** The setting's keywords, and what each becomes: a value, or declarations of its own. */
  readonly words?: Words;
  /** Replaces the setting if only one of those in `uses` is set. */
  readonly otherwise?: string;
  /** Settings used in its templates. Each of them generates the control again on its device. */
  readonly uses?: Readonly<Record<string, UsedSetting>>;
  /** Only applies if each of these settings has one of these values: `''` for none, `*` for any. */
  readonly when?: Readonly<Record<string, readonly string[]>>;
  /**
   * What Elementor draws for an emptied value, where it has a default: not the default, which only applies to a setting that is
   * missing.
   */
  readonly cleared?: Readonly<Record<string, string>>;
  /** Set once, for all devices. */
  readonly isForAllDevices?: true;
  /** Values of wider devices, its own and those in `uses`, do not apply on narrower ones. */
  readonly isOfEachDevice?: true;
  /** On narrower devices only generated if set there itself, whatever is set in `uses`. */
  readonly isSaidItself?: true;
}

export type Words = readonly string[] | Readonly<Record<string, string | Readonly<Record<string, string>>>>;

export interface UsedSetting {
  readonly kind: ValueKind;
  /** If both this and the setting are missing, nothing is generated. */
  readonly otherwise?: string;
  readonly words?: Words;
  /** The setting, named before it, whose colour replaces a global one that no kit defines. */
  readonly unknown?: string;
}

/** How a value is parsed, and thus what it may contain. */
export type ValueKind =
  /** `{ size, unit }`, or a plain number of pixels. */
  | 'length'
  /** `{ top, right, bottom, left, unit }` */
  | 'sides'
  /** The same, but an unreadable side leaves the others as they are. */
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
  /** `{ width, height }` to which a picture is cropped. */
  | 'cut'
  /** Grid tracks: `{ size, unit }`, a count or written out. */
  | 'tracks'
  /** Grid lines, written out. */
  | 'lines'
  /** A global font, as named in `__globals__`. */
  | 'site-font';
