import type { Database } from '@portico/kernel/server';
import type { PictureWords } from '../media/pictureWords.ts';
import { coverOf } from '../reading/summaries.ts';
import type { BlogTables, MediaRow, PostRow } from '../tables.ts';
import { fileKey } from './standIn.ts';

/** A post's cover, as named in an export file. */
export interface ExportedCover extends Readonly<PictureWords> {
  readonly id: number;
  readonly name: string;
  readonly url: string;
}

/** Covers of posts, collected while the posts are written. */
export interface ExportedCovers {
  /** Adds the covers of these posts; call before `of`. */
  note(posts: readonly PostRow[]): Promise<void>;
  of(post: PostRow): ExportedCover | undefined;
  /** Each once, in the order of the posts. */
  all(): readonly ExportedCover[];
}

/**
 * Numbered from `first`: pictures here at this origin, and those only known by the URL that was imported. Both are described
 * alike, so that a site without the picture gets the same file again.
 */
export function exportedCovers(database: Database, origin: string, first: number): ExportedCovers {
  const urls = new Map<string, string>();
  const covers = new Map<string, ExportedCover>();
  return {
    async note(posts) {
      const known = await facts(database, posts, origin);
      for (const key of posts.map(keyOf)) {
        const found = known.get(key);
        if (!found) continue;
        urls.set(key, found.url);
        if (!covers.has(found.url))
          covers.set(found.url, { ...found, id: first + covers.size, name: fileKey(found.url) });
      }
    },
    of: (post) => covers.get(urls.get(keyOf(post)) ?? ''),
    all: () => [...covers.values()],
  };
}

type Facts = Omit<ExportedCover, 'id' | 'name'>;

const keyOf = ({ cover, cover_wanted }: PostRow): string => String(cover ?? cover_wanted ?? '');

async function facts(
  database: Database,
  posts: readonly PostRow[],
  origin: string,
): Promise<ReadonlyMap<string, Facts>> {
  const tables = database.tables<BlogTables>();
  const media = await tables
    .selectFrom('blog_media')
    .selectAll()
    .where('id', 'in', [0, ...posts.flatMap(({ cover }) => cover ?? [])])
    .execute();
  const wanted = await tables
    .selectFrom('blog_attachments')
    .select(['url', 'alt', 'title', 'caption', 'description'])
    .where('url', 'in', ['', ...posts.flatMap(({ cover_wanted }) => cover_wanted ?? [])])
    .execute();
  return new Map([
    ...wanted.map((row): [string, Facts] => [row.url, row]),
    ...media.flatMap((row): [string, Facts][] => {
      const url = largest(row);
      const { alt, title, caption, description } = row;
      const words = { alt, title, caption, description };
      return url === undefined ? [] : [[String(row.id), { ...words, url: new URL(url, origin).href }]];
    }),
  ]);
}

function largest(media: MediaRow): string | undefined {
  const { sources } = coverOf(media);
  const most = Math.max(...sources.map(({ width }) => width));
  return sources.find(({ width }) => width === most)?.url;
}
