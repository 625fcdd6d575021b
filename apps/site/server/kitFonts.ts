import type { KitFonts } from '@portico/kits/server';
import { isBundledFont, type ThemeServer } from '@portico/theme/server';
import { ownFontId } from '@portico/theme/wire/admin';

/** The site's fonts, as filled by kits. */
export function kitFonts({ fonts, published }: Pick<ThemeServer, 'fonts' | 'published'>): KitFonts {
  return {
    async known(database) {
      const own = new Set((await fonts.list(database)).map(({ family }) => family.toLowerCase()));
      return (family) => isBundledFont(family) || own.has(family.trim().toLowerCase());
    },
    async list(database) {
      const own = await fonts.list(database);
      const faces = own.flatMap(({ family, faces }) =>
        faces.map(({ href, weight, style }) => ({ family, weight, style, path: href })),
      );
      // Sorted by name, because a kit's fonts are stored in parallel and get their ids in any order.
      const name = ({ family, weight, style }: (typeof faces)[number]) => `${family} ${weight} ${style}`;
      return faces.sort((one, other) => name(one).localeCompare(name(other)));
    },
    read: async (path) => (await fonts.read(path.split('/').at(-1) ?? ''))?.bytes ?? null,
    store: ({ content, ...face }) => fonts.addFace(face, content),
    async remove(ids) {
      const { headings, text } = (await published()).style.fonts;
      const there = new Set((await fonts.list()).map(({ id }) => id));
      for (const id of ids)
        if (there.has(id) && ![headings, text].includes(ownFontId({ id }))) await fonts.remove(id);
    },
  };
}
