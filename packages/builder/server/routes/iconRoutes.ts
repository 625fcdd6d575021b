import { adminRoute } from '@portico/kernel/server/http';
import type { FastifyInstance } from 'fastify';
import { FORMER_SET, ICON_SETS, type IconDrawing, type IconDrawings } from '../../parts/icon/IconDrawings.ts';
import { ICON_FILES, iconCall, iconCatalogueCall } from '../../wire/admin.ts';
import { createIconCatalogue } from '../icons/createIconCatalogue.ts';

const MOST_ICONS = 200;
const SHOWN_AT_ONCE = 120;

/** The markup of icons in the media library, by file name; `null` if there is no drawing. */
export type FileDrawings = (files: readonly string[]) => Promise<readonly (string | null)[]>;

/** Tells the editor which icons there are, with their paths. */
export function iconRoutes(app: FastifyInstance, icons: IconDrawings, drawFiles: FileDrawings): void {
  adminRoute(app, iconCall, {
    role: 'editor',
    summary: 'Reads the drawings of icons.',
    async handle({ query: { names } }) {
      const asked = names.split(',').slice(0, MOST_ICONS);
      const files = asked.filter((name) => FILE.test(name));
      const drawn = await drawFiles(files.map((name) => name.slice(ICON_FILES.length + 1)));
      return {
        drawings: {
          ...Object.fromEntries(asked.map((name) => [name, drawingOf(name, icons)])),
          ...Object.fromEntries(files.map((name, index) => [name, drawn[index] ?? null])),
        },
      };
    },
  });
  const catalogue = createIconCatalogue(icons);
  adminRoute(app, iconCatalogueCall, {
    role: 'editor',
    summary: 'Searches the icons that can be chosen.',
    async handle({ query: { words = '', set = null, from = 0 } }) {
      const { total, icons: found } = catalogue.search({ words, set, from, count: SHOWN_AT_ONCE });
      return { total, icons: [...found] };
    },
  });
}

const FILE = new RegExp(`^${ICON_FILES}/[0-9a-f]{20}$`);

function drawingOf(asked: string, icons: IconDrawings): IconDrawing | null {
  const [family, name = ''] = asked.split('/');
  const set = ([...ICON_SETS, FORMER_SET] as const).find((one) => one === family);
  return set ? icons(set, name) : null;
}
