/** Every type that a template may use. The first option of a named type is its name. */
export const NAMED_TYPES: ReadonlySet<string> = new Set(
  'text text* email email* url url* tel tel* number number* range range* date date* time time* textarea textarea* select select* checkbox checkbox* radio acceptance quiz captchac captchar file file* hidden reflection output'.split(
    ' ',
  ),
);

export const NAMELESS_TYPES: ReadonlySet<string> = new Set(['submit', 'response', 'count', 'payment']);

export function isTagType(type: string): boolean {
  return NAMED_TYPES.has(type) || NAMELESS_TYPES.has(type);
}
