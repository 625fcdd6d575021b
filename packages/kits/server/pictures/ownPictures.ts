import type { KitPictures } from '../contents/KitPictures.ts';

/** How documents name the pictures of their own site: without its address, by a name that says what the file holds. */
const OWN_PICTURE = /(?<![\w.:-])\/media\/[0-9a-f]{20}-\d{1,5}\.(?:jpg|webp)\b/g;
/** The same behind the address of a site, as posts are written into a kit. */
const ANY_PICTURE = /\/media\/[0-9a-f]{20}-\d{1,5}\.(?:jpg|webp)\b/g;

/** A text with something else in the place of each picture of its own site. */
export function withOwnPictures(text: string, place: (path: string) => string): string {
  return text.includes('/media/') ? text.replace(OWN_PICTURE, place) : text;
}

export function isOwnPicture(text: string): boolean {
  return text.startsWith('/') && text.match(ANY_PICTURE)?.[0] === text;
}

/** The path by which documents of its own site name the picture at an address; `null` for other pictures. */
export function ownPath(address: string): string | null {
  const path = URL.canParse(address) ? new URL(address).pathname : '';
  return isOwnPicture(path) ? path : null;
}

/** The pictures of a site that its kit carries, so that they are there where the site itself cannot be asked. */
export function createPackedPictures(pictures: Pick<KitPictures, 'read'>) {
  const named = new Set<string>();
  return {
    /** Notes the pictures that a file of the kit names. */
    note(text: string): void {
      for (const [path] of text.matchAll(ANY_PICTURE)) named.add(path);
    },
    /** Each that the library has, in one order, in a folder of the archive. */
    async *files(): AsyncIterable<readonly [string, Uint8Array]> {
      for (const path of [...named].sort()) {
        const content = await pictures.read(path);
        if (content) yield [path.slice(1), content];
      }
    },
  };
}
