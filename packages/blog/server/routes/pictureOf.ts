import type { Picture } from '../../wire/admin.ts';
import { coverOf } from '../reading/summaries.ts';
import type { MediaRow } from '../tables.ts';

const TILE_WIDTH = 320;
const TEXT_WIDTH = 960;

/** A picture for the administration. */
export function pictureOf(row: MediaRow): Picture {
  const { sources } = coverOf(row);
  const webp = sources.filter(({ type }) => type === 'image/webp');
  const near = (width: number): string =>
    (webp.find((source) => source.width >= width) ?? webp.at(-1) ?? sources[0])?.url ?? '';
  return {
    id: row.id,
    name: row.name,
    alt: row.alt,
    title: row.title,
    caption: row.caption,
    description: row.description,
    width: row.width,
    height: row.height,
    bytes: row.bytes,
    colour: row.colour,
    madeAt: row.made_at,
    smallUrl: near(TILE_WIDTH),
    url: near(TEXT_WIDTH),
  };
}
