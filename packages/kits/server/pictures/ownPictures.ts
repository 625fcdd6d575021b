import type { KitPictures } from '../contents/KitPictures.ts';

/** How documents refer to pictures of their own site: by path, with a name derived from the file's content. */
const OWN_PICTURE = /(?<![\w.:-])\/media\/[0-9a-f]{20}-\d{1,5}\.(?:jpg|webp)\b/g;
/** The same after a site's origin, as posts in a kit have it. */
const ANY_PICTURE = /\/media\/[0-9a-f]{20}-\d{1,5}\.(?:jpg|webp)\b/g;

/** Replaces each picture of the text's own site. */
export function withOwnPictures(text: string, place: (path: string) => string): string {
  return text.includes('/media/') ? text.replace(OWN_PICTURE, place) : text;
}

export function isOwnPicture(text: string): boolean {
  return text.startsWith('/') && text.match(ANY_PICTURE)?.[0] === text;
}

/** The path by which documents of its own site refer to the picture at a URL; `null` for other pictures. */
export function ownPath(address: string): string | null {
  const path = URL.canParse(address) ? new URL(address).pathname : '';
  return isOwnPicture(path) ? path : null;
}

/** Whether two paths are sizes of one picture. */
export function isSamePicture(one: string, other: string): boolean {
  return isOwnPicture(one) && one.split('-')[0] === other.split('-')[0];
}

/** Where a kit has the file of a drawing. */
export function drawingPath(path: string): string {
  return path.replace(/\.\w+$/, '.svg');
}

/** The site's pictures in its kit, so that they are available where the site itself cannot be reached. */
export function createPackedPictures(pictures: Pick<KitPictures, 'read' | 'drawing'>) {
  const named = new Set<string>();
  return {
    /** Collects the pictures that a file of the kit refers to. */
    note(text: string): void {
      for (const [path] of text.matchAll(ANY_PICTURE)) named.add(path);
    },
    /** Each one that the library has, in a fixed order, in a folder of the archive. */
    async *files(): AsyncIterable<readonly [string, Uint8Array | string]> {
      for (const path of [...named].sort()) {
        const drawing = await pictures.drawing(path);
        if (drawing !== null) {
          yield [drawingPath(path).slice(1), drawing];
          continue;
        }
        const content = await pictures.read(path);
        if (content) yield [path.slice(1), content];
      }
    },
  };
}
