import type { Database } from '@portico/kernel/server';
import type { KitContents } from '../contents/KitContents.ts';
import { faceIn } from './bringPictures.ts';
import type { Pictures } from './createPictures.ts';

interface Parts {
  readonly database: Database;
  readonly contents: KitContents;
  readonly pictures: Pictures;
}

/** Removes the pictures and fonts of deleted imports, except those used elsewhere by now. */
export async function removePictures(
  { database, contents, pictures }: Parts,
  sessions: readonly string[],
): Promise<void> {
  const rows = (await Promise.all(sessions.map(pictures.list))).flat();
  await pictures.forget(sessions);
  const made = rows.filter(({ is_made, media }) => is_made === 1 && media !== null);
  if (made.length === 0) return;
  const documents = await contents.documents.list(database);
  const texts: string[] = [];
  for (const { id } of documents) texts.push(JSON.stringify(await contents.documents.read(database, id)));
  const [shown, fonts] = [made.filter(({ face }) => !face), made.filter(({ face }) => face)];
  const unused = shown.filter(({ place }) => !texts.some((text) => text.includes(stemOf(place))));
  await contents.pictures.remove(unused.map(({ media }) => Number(media)));
  if (fonts.length === 0) return;
  texts.push(JSON.stringify(await contents.settings.read(database)));
  const unnamed = fonts.filter((row) => !texts.some((text) => text.includes(faceIn(row).family)));
  await contents.fonts.remove([...new Set(unnamed.map(({ media }) => Number(media)))]);
}

/** The common part of the paths of all sizes of a picture. */
function stemOf(place: string): string {
  return place.replace(/-\d+\.[a-z]+$/, '');
}
