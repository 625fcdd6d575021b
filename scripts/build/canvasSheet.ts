import type { Chunk, ChunkMap } from '../../apps/site/client/ChunkMap.ts';
import { mergedSheet } from './packageSheets.ts';

/**
 * Every style sheet that a page can link, merged into one for the editor's canvas, where anything may be inserted: forty links
 * arriving one by one take a tenth of a second.
 */
export async function canvasSheet(chunks: ChunkMap): Promise<Chunk> {
  const own = Object.entries(chunks).filter(([name]) => !ELSEWHERE.test(name));
  const file = await mergedSheet('canvas', [...new Set(own.flatMap(([, { styles }]) => styles))]);
  return { file, imports: [], styles: [file] };
}

/**
 * The site's style sheet, which every page links first; those of the gallery; those for pages of other products (`beside-`),
 * which are used elsewhere; and the look for Elementor kits.
 */
const ELSEWHERE =
  /^site$|^(?:beside|everything)-|^elementor-look$|^(?:(?:blog|builder|shop|theme)-)?gallery$/;
