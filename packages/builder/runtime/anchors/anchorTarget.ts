const ANCHOR = /^#([A-Za-z_][\w-]*)$/;

/** The id in a hash; `null` for hashes that are not anchors, such as `#`, `#1` or `#/route`. */
export function anchorTarget(hash: string): string | null {
  return ANCHOR.exec(hash)?.[1] ?? null;
}
