import { type BlogServer, svgAsPicture } from '@portico/blog/server';
import { counted } from '@portico/builder/document';
import type { KitPictures } from '@portico/kits/server';

/** The media library, as filled by kits. */
export function kitPictures(
  blog: Pick<BlogServer, 'storeMedia' | 'readMedia' | 'drawingFile' | 'removePictures'>,
): KitPictures {
  return {
    async store({ name, content }) {
      const { removed, ...file } = await svgAsPicture(content);
      const { id, width, height, sources, isNew } = await blog.storeMedia({ name, ...file });
      // The largest: pages offer the other sizes themselves, and a background has only one.
      const url = sources.findLast(({ type }) => type === 'image/webp')?.url ?? sources[0]?.url ?? '';
      return { id, url, width, height, isNew, removed: counted(removed) };
    },
    read: (path) => blog.readMedia(path),
    drawing: (path) => blog.drawingFile(path),
    remove: (ids) => blog.removePictures(ids),
  };
}
