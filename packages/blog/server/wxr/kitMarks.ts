import { WXR_GENERATOR } from './exportWxr.ts';
import type { WxrEntry, WxrItem } from './WxrEntry.ts';

/**
 * The entries of a kit with marks that tell its posts apart. Elementor writes one and the same `guid` into all of them, so
 * a post is known by the site that it comes from, its number and its address there. Marks of our own are good as they are.
 */
export function markedApart(entries: readonly WxrEntry[]): readonly WxrEntry[] {
  if (isOurs(entries)) return entries;
  return entries.map((entry) =>
    entry.is === 'item' ? { ...entry, item: { ...entry.item, guid: markOf(entry.item) } } : entry,
  );
}

export function isOurs(entries: readonly WxrEntry[]): boolean {
  return entries.some((entry) => entry.is === 'generator' && entry.name === WXR_GENERATOR);
}

function markOf({ guid, link, type, id, slug }: WxrItem): string {
  const [address] = [link, guid].filter((text) => URL.canParse(text));
  const host = address ? new URL(address).host : '';
  return `kit:${host}:${type}:${id}:${slug}`.slice(0, LONGEST_MARK);
}

const LONGEST_MARK = 500;
