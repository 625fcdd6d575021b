import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { IconSet } from '../../parts/icon/IconDrawings.ts';

/** What an icon of Font Awesome 4 has become, as far as it changed. */
export interface NewName {
  readonly set?: IconSet | undefined;
  readonly name?: string | undefined;
}

/** By their names in Font Awesome 4, from Font Awesome's own list. Only its script has all of them. */
export function readFormerNames(): ReadonlyMap<string, NewName> {
  const list = createRequire(import.meta.url).resolve('fontawesome-free-5/js/v4-shims.min.js');
  const entries = readFileSync(list, 'utf8').matchAll(ENTRY);
  return new Map(
    [...entries].map(([, former = '', family = '', name]) => [former, { set: SETS.get(family), name }]),
  );
}

/** For example `["facebook","fab","facebook-f"]`; what has not changed is `null`. */
const ENTRY = /\["([\w-]+)",(?:"(fa[a-z])"|null),(?:"([\w-]+)"|null)\]/g;

const SETS: ReadonlyMap<string, IconSet> = new Map([
  ['fas', 'solid'],
  ['far', 'regular'],
  ['fab', 'brands'],
]);
