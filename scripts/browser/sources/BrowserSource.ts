/** A place where a Chromium may come from. Asked only when the places before it had none that works. */
export interface BrowserSource {
  readonly name: string;
  /** Paths of executables, best first. May take its time: installing one is a way to find it. */
  readonly candidates: () => Promise<readonly string[]>;
}
