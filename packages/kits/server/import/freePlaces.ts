import { percentDecoded } from '@portico/kernel/records';
import { LONGEST_SLUG, slugOf } from '@portico/kernel/server';
import type { ManifestContent } from '../../wire/public.ts';
import type { Kit } from '../archive/openKit.ts';
import type { KitDocument } from '../contents/KitContents.ts';
import { IS_KIT_NUMBER } from '../identity/kitNumbers.ts';

/** The slug that a page or post had in its kit, in any script. */
export function slugIn(entry: ManifestContent, longest = LONGEST_SLUG): string {
  if (entry.slug) return slugOf(entry.slug, 'any', longest) || 'page';
  const path = URL.canParse(entry.url) ? new URL(entry.url).pathname : entry.url;
  const last = path.split('/').filter(Boolean).at(-1);
  return slugOf(last === undefined ? entry.title : percentDecoded(last), 'any', longest) || 'page';
}

/** WordPress stores this many characters, and posts here keep them. */
export const LONGEST_POST_SLUG = 200;

/** IDs from the kit are kept if they are free; others are numbered after all known ones. */
export function freeNumbers(documents: readonly KitDocument[], { manifest }: Kit) {
  const incoming = [manifest.templates, ...Object.values(manifest.content)].flatMap(Object.keys);
  const taken = new Set(documents.map(({ id }) => id));
  const numbers = [...taken, ...incoming].map(Number).filter(Number.isSafeInteger);
  let highest = numbers.reduce((most, number) => Math.max(most, number), 0);
  return {
    take(wished: string): string {
      const isFree = IS_KIT_NUMBER.test(wished) && !taken.has(wished);
      const id = isFree ? wished : String(++highest);
      taken.add(id);
      return id;
    },
  };
}
