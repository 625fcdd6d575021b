import { WXR_GENERATOR } from './exportWxr.ts';
import type { WxrEntry, WxrItem } from './WxrEntry.ts';

/**
 * Gives a kit's posts distinct guids. Elementor writes the same `guid` into all of them, so a post is identified by its
 * original site, id and URL. Our own guids stay.
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
