import { adminRoute } from '@portico/kernel/server/http';
import type { FastifyInstance } from 'fastify';
import { ICON_SETS, type IconDrawing, type IconDrawings } from '../../parts/icon/IconDrawings.ts';
import { iconCall } from '../../wire/admin.ts';

const MOST_ICONS = 200;

/** Tells the editor how icons are drawn. */
export function iconRoutes(app: FastifyInstance, icons: IconDrawings): void {
  adminRoute(app, iconCall, {
    role: 'editor',
    summary: 'Reads the drawings of icons.',
    async handle({ query: { names } }) {
      const asked = names.split(',').slice(0, MOST_ICONS);
      return { drawings: Object.fromEntries(asked.map((name) => [name, drawingOf(name, icons)])) };
    },
  });
}

function drawingOf(asked: string, icons: IconDrawings): IconDrawing | null {
  const [family, name = ''] = asked.split('/');
  const set = ICON_SETS.find((one) => one === family);
  return set ? icons(set, name) : null;
}
