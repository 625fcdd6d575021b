type Wraps<Target> = { readonly [Name in keyof Target]?: (original: Target[Name]) => Target[Name] };

/**
 * Puts functions in front of a target's own. Returns how to take them out again, which answers `false` and does nothing
 * when another script has wrapped one of them since: taking ours out would take theirs out too.
 */
export function interpose<Target extends object>(target: Target, wraps: Wraps<Target>): () => boolean {
  const names = Object.keys(wraps) as (keyof Target)[];
  const originals: Partial<Target> = {};
  const ours: Partial<Target> = {};
  for (const name of names) {
    originals[name] = target[name];
    ours[name] = wraps[name]?.(target[name]) ?? target[name];
  }
  try {
    Object.assign(target, ours);
  } catch {
    // A page that has locked its functions is not observed; it works as before.
  }

  return () => {
    if (names.some((name) => target[name] !== ours[name])) return false;
    Object.assign(target, originals);
    return true;
  };
}
