import { type BlogServer, svgAsPicture } from '@portico/blog/server';
import type { KitPictures } from '@portico/kits/server';

/** The media library, as filled by kits. */
export function kitPictures(
  blog: Pick<BlogServer, 'storeMedia' | 'readMedia' | 'removePictures'>,
): KitPictures {
  return {
    async store({ name, content }) {
      const { id, width, height, sources, isNew } = await blog.storeMedia({
        name,
        ...(await svgAsPicture(content)),
      });
      // The largest: pages offer the other sizes themselves, and a background has only one.
      const url = sources.findLast(({ type }) => type === 'image/webp')?.url ?? sources[0]?.url ?? '';
      return { id, url, width, height, isNew };
    },
    read: (path) => blog.readMedia(path),
    remove: (ids) => blog.removePictures(ids),
  };
}
