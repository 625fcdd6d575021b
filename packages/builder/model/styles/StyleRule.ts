/** Declarations for an element or a part of it. Those that are `null` are left out. */
export interface StyleRule {
  /** A selector below the element; the element itself by default. */
  readonly part?: string;
  readonly declarations: Readonly<Record<string, string | null | undefined>>;
}

/** A setting as it was entered for the device at hand. Wider devices' values are inherited by the sheet itself. */
export type ReadSetting = (name: string) => unknown;
