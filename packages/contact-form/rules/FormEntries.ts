/** A form's data without a browser: the entries in order, under the names they were sent with. */
export type FormEntries = Iterable<readonly [name: string, value: FieldValue]>;

export type FieldValue = string | FileFacts;

/** The file properties that rules need. A browser's `File` has them. */
export interface FileFacts {
  readonly name: string;
  readonly size: number;
}

/** The values of each field, without empty texts. */
export type FieldValues = ReadonlyMap<string, readonly FieldValue[]>;

/**
 * Groups entries by field. `f[]`, `f[3]` and `f[x][y]` all belong to `f`; a repeated plain name overwrites, as it does on the
 * server. Names that do not begin with a letter are ignored.
 */
export function fieldValues(entries: FormEntries): FieldValues {
  const root: Branch = new Map();
  for (const [name, value] of entries) {
    const field = NAME.exec(name)?.[0];
    if (field) plant(root, [field, ...keysAfter(name, field.length)], value);
  }
  return new Map([...root].map(([field, node]) => [field, leaves(node).filter((value) => value !== '')]));
}

type Branch = Map<string, Branch | FieldValue>;

const NAME = /^[A-Za-z][\w:-]*/;
const KEY = /\[([A-Za-z][\w:-]*|\d*)\]/y;
/** Deeper than any form; a name with thousands of brackets must not build a tree. */
const DEEPEST = 8;

function keysAfter(name: string, position: number): string[] {
  const keys: string[] = [];
  KEY.lastIndex = position;
  for (let key = KEY.exec(name); key && keys.length < DEEPEST; key = KEY.exec(name)) keys.push(key[1] ?? '');
  return keys;
}

function plant(root: Branch, path: readonly string[], value: FieldValue): void {
  let branch = root;
  path.forEach((step, depth) => {
    // A key that grows with the branch and cannot be a field name.
    const key = step || `#${branch.size}`;
    if (depth === path.length - 1) {
      branch.set(key, value);
      return;
    }
    const known = branch.get(key);
    const next: Branch = known instanceof Map ? known : new Map();
    branch.set(key, next);
    branch = next;
  });
}

function leaves(node: Branch | FieldValue): FieldValue[] {
  return node instanceof Map ? [...node.values()].flatMap(leaves) : [node];
}
