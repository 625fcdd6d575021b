import type { Database } from '@portico/kernel/server';
import { drawingFile } from '@portico/kernel/server/html';
import type { MediaRow } from '../tables.ts';
import { sourcesIn } from './createMedia.ts';
import { MOST_PICTURES, pictureStart, picturesAt } from './picturesAt.ts';
import { picturesBehind, withEarlySizes, withSheetSizes } from './sheetSizes.ts';
import { drawnIcon, withDrawings } from './withDrawings.ts';
import { picturesIn, withSizes } from './withSizes.ts';

/** A page with all sizes of its uploaded pictures and with drawn icons. Beyond a limit, pictures stay as their author chose. */
export async function offerSizes(database: Database, html: string): Promise<string> {
  const pictures = [...picturesBehind(html), ...picturesIn(html)].slice(0, MOST_PICTURES);
  if (pictures.length === 0) return html;
  const at = await picturesAt(database, pictures);
  const sourcesOf = (picture: string) => sourcesIn(at(picture)?.sources ?? '');
  const drawn = withDrawings(html, (picture) => at(picture)?.drawing ?? '');
  return withEarlySizes(withSizes(drawn, sourcesOf), sourcesOf);
}

/** The drawings of uploaded icons, by the part of their URL that all sizes share; `null` if there is none. */
export async function findDrawings(
  database: Database,
  starts: readonly string[],
): Promise<readonly (string | null)[]> {
  const at = await picturesAt(database, starts.slice(0, MOST_PICTURES));
  return starts.map((start) => {
    const drawing = at(start)?.drawing;
    return drawing ? drawnIcon(drawing, `d${start}-`) : null;
  });
}

/** The SVG file of an uploaded drawing at a URL, in any size; `null` if it has none. */
export async function findDrawingFile(database: Database, url: string): Promise<string | null> {
  const start = pictureStart(url);
  const drawing = start && (await picturesAt(database, [start]))(start)?.drawing;
  return drawing ? drawingFile(drawing) : null;
}

/** The same for backgrounds in a style sheet, sized for the viewport. */
export async function offerSheetSizes(database: Database, css: string): Promise<string> {
  const pictures = picturesBehind(css).slice(0, MOST_PICTURES);
  if (pictures.length === 0) return css;
  const at = await picturesAt(database, pictures);
  return withSheetSizes(css, (picture) => sourcesIn(at(picture)?.sources ?? ''));
}

/** Which of these URLs of uploaded pictures the library has nothing for. */
export async function findGone(database: Database, addresses: readonly string[]): Promise<readonly string[]> {
  const starts = startsOf(addresses);
  const at = await picturesAt(database, starts);
  const gone = new Set(starts.filter((start) => !at(start)));
  return addresses.filter((address) => gone.has(pictureStart(address) ?? ''));
}

/** The library's pictures at these URLs, in order; `null` if there is none. */
export async function findPictures(
  database: Database,
  addresses: readonly string[],
): Promise<readonly (MediaRow | null)[]> {
  const at = await picturesAt(database, startsOf(addresses));
  return addresses.map((address) => at(pictureStart(address) ?? ' ') ?? null);
}

function startsOf(addresses: readonly string[]): string[] {
  return [...new Set(addresses.flatMap((address) => pictureStart(address) ?? []))].slice(0, MOST_PICTURES);
}
