/** The extensions covered by an accept list: `.pdf`, `image/png`, `image/*`. Types not in the table match nothing. */
export function extensionsFor(accept: readonly string[]): ReadonlySet<string> {
  const found = new Set<string>();
  for (const item of accept) {
    const extension = /^\.([a-z0-9]+)$/i.exec(item)?.[1];
    if (extension) found.add(extension.toLowerCase());
    const [group, subtype] = item.toLowerCase().split('/');
    for (const [type, extensions] of typesOf(group ?? ''))
      if (subtype === '*' || subtype === type) for (const known of extensions) found.add(known);
  }
  return found;
}

type FileTypes = Readonly<Record<string, string>>;

let known: FileTypes = {};

/** The table is long and few forms ask for files, so browsers load it only if a form does. */
export function knowFileTypes(types: FileTypes): void {
  known = types;
}

/** The types of a group with their extensions. */
export function typesOf(group: string): [type: string, extensions: string[]][] {
  return Object.entries(known).flatMap(([place, types]) => {
    const [placed, pattern = '*'] = place.split('/');
    if (placed !== group) return [];
    return types.split(',').map((entry): [string, string[]] => {
      const [rest = '', extensions = rest] = entry.split(':');
      return [pattern.replace('*', rest), extensions.split(' ')];
    });
  });
}
