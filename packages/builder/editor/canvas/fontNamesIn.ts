const DECLARATION = /font(?:-family)?:([^;{}]{1,300})/g;
const NAME = /"([^"]{1,60})"|(?:^|,)\s*([A-Za-z][\w -]{0,59})(?=,|$)/g;

/** The font names in a sheet's declarations, each once. */
export function fontNamesIn(css: string): ReadonlySet<string> {
  const names = new Set<string>();
  for (const [, value = ''] of css.matchAll(DECLARATION))
    for (const [, quoted, bare = ''] of value.matchAll(NAME)) names.add(quoted ?? bare.trim());
  return names;
}
