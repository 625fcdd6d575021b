const ANCHOR = /^#([A-Za-z_][\w-]*)$/;

/** The id that a hash points to; `null` for hashes that are no anchors, such as `#`, `#1` or `#/route`. */
export function anchorTarget(hash: string): string | null {
  return ANCHOR.exec(hash)?.[1] ?? null;
}
