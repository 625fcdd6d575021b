/** What the site puts around its pages: its sheets, and the attributes that they look for. */
export interface CanvasFacts {
  readonly styles: readonly string[];
  readonly html: Readonly<Record<string, string>>;
  readonly body: Readonly<Record<string, string>>;
}
