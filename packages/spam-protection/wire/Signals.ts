/** What a browser reported about a visit. Everything may be missing: nobody has to run scripts, move a mouse or type. */
export interface Signals {
  /** Epoch seconds. */
  readonly pageLoadedAt: number | null;
  /** Epoch seconds. */
  readonly firstKeyAt: number | null;
  readonly pointer: readonly PointerSample[];
  /** Hours from UTC. */
  readonly timezone: number | null;
  readonly screen: ScreenSize | null;
  readonly isHeadless: boolean | null;
  /** The key that only a script could have set. */
  readonly scriptKey: string | null;
  readonly hasMoved: boolean;
  readonly hasScrolled: boolean;
  readonly hasFocused: boolean;
  readonly hasTyped: boolean;
  readonly pageHits: number | null;
  readonly sessionId: string | null;
  readonly siteReferrer: string | null;
  readonly previousReferrer: string | null;
  readonly currentPage: string | null;
  readonly visibleFields: readonly VisibleFields[];
  readonly typing: readonly Typing[];
  readonly activity: Activity | null;
  readonly eventToken: string | null;
}

export interface PointerSample {
  readonly x: number;
  readonly y: number;
  /** Milliseconds after the script started. */
  readonly at: number;
}

export interface ScreenSize {
  readonly fullWidth: number;
  readonly fullHeight: number;
  readonly visibleWidth: number;
  readonly visibleHeight: number;
}

/** The names of a form's fields, by whether a person could see them. */
export interface VisibleFields {
  readonly visible: readonly string[];
  readonly invisible: readonly string[];
}

/** How one text area was filled in. */
export interface Typing {
  readonly isAutoFill: boolean;
  readonly isPasted: boolean;
  /** The sum of the differences between neighbouring pauses, in milliseconds: zero is a machine. */
  readonly unevenness: number;
  readonly firstKeyAt: number | null;
  readonly lastKeyAt: number | null;
  readonly keys: number;
}

export interface Activity {
  readonly clicks: number;
  readonly selections: number;
  readonly hasMovedInsideForm: boolean;
}
