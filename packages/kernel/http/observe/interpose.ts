type Wraps<Target> = { readonly [Name in keyof Target]?: (original: Target[Name]) => Target[Name] };

/**
 * Wraps functions of a target. Returns a function that removes the wrappers; it returns `false` and does nothing if another
 * script has wrapped one of them since, because removing ours would remove theirs too.
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
    // A page with locked functions is not observed; it works as before.
  }

  return () => {
    if (names.some((name) => target[name] !== ours[name])) return false;
    Object.assign(target, originals);
    return true;
  };
}
