import type { Database } from '@portico/kernel/server';
import type { KitContents } from '../contents/KitContents.ts';
import type { Pictures } from './createPictures.ts';

interface Parts {
  readonly database: Database;
  readonly contents: KitContents;
  readonly pictures: Pictures;
}

/** Takes the pictures of imports that are gone out of the library again, except for those that something else shows by now. */
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
  const unused = made.filter(({ place }) => !texts.some((text) => text.includes(stemOf(place))));
  await contents.pictures.remove(unused.map(({ media }) => Number(media)));
}

/** What the addresses of all sizes of a picture share. */
function stemOf(place: string): string {
  return place.replace(/-\d+\.[a-z]+$/, '');
}
