import type { Chunk, ChunkMap } from '../../apps/site/client/ChunkMap.ts';
import { mergedSheet } from './packageSheets.ts';

/**
 * All that a page can link, as one sheet for the editor's canvas, where anything may be put: forty links that arrive one by one
 * take a tenth of a second.
 */
export async function canvasSheet(chunks: ChunkMap): Promise<Chunk> {
  const own = Object.entries(chunks).filter(([name]) => !ELSEWHERE.test(name));
  const file = await mergedSheet('canvas', [...new Set(own.flatMap(([, { styles }]) => styles))]);
  return { file, imports: [], styles: [file] };
}

/**
 * The sheet of the site, which every page links before all others; those of the gallery; those for pages of other products, which
 * it shows and the bundle meets elsewhere; and the look that comes with a kit of Elementor's.
 */
const ELSEWHERE =
  /^site$|^(?:beside|everything)-|^elementor-look$|^(?:(?:blog|builder|shop|theme)-)?gallery$/;
