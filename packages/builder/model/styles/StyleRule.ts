/** Declarations for an element or a part of it. `null` ones are left out. */
export interface StyleRule {
  /** A selector below the element; the element itself by default. */
  readonly part?: string;
  readonly declarations: Readonly<Record<string, string | null | undefined>>;
}

/** A setting's value for the current device. Values of wider devices are inherited through the style sheet. */
export type ReadSetting = (name: string) => unknown;
