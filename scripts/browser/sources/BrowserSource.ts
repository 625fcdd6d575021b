/** A source for Chromium. Tried only if the sources before it had no working one. */
export interface BrowserSource {
  readonly name: string;
  /** Paths of executables, best first. May be slow: it may install one. */
  readonly candidates: () => Promise<readonly string[]>;
}
