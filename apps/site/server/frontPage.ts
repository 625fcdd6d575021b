import type { Documents, PublishedDocument } from '@portico/builder/server';
import type { ContentVersions, Database } from '@portico/kernel/server';

/** The document that stands at the site's root. */
export interface FrontPage {
  /** `null` while there is none: then the newest posts stand there. */
  id(database?: Database): Promise<number | null>;
  set(database: Database, id: number | null): Promise<void>;
  show(documents: Documents): Promise<PublishedDocument | null>;
}

interface FrontPageTables {
  site_settings: { name: string; value: string };
}

const NAME = 'front-page';

export function createFrontPage(database: Database, content: ContentVersions): FrontPage {
  const tables = (source: Database) => source.tables<FrontPageTables>();

  async function id(source: Database = database): Promise<number | null> {
    const row = await tables(source)
      .selectFrom('site_settings')
      .select('value')
      .where('name', '=', NAME)
      .executeTakeFirst();
    return row ? Number(row.value) : null;
  }

  return {
    id,
    async set(transaction, next) {
      await tables(transaction).deleteFrom('site_settings').where('name', '=', NAME).execute();
      if (next !== null)
        await tables(transaction)
          .insertInto('site_settings')
          .values({ name: NAME, value: String(next) })
          .execute();
      await content.touch(transaction, [HOME_TAG]);
    },
    async show(documents) {
      const shown = await id();
      return shown === null ? null : documents.published(shown);
    },
  };
}

/** Touched when the site's root is another page, or that page changes. */
export const HOME_TAG = 'home';

/** A page that changes may be the one at the site's root, so the root is rendered anew with it. */
export function changingHome(content: ContentVersions): ContentVersions {
  return {
    stamp: content.stamp,
    touch: (transaction, tags) =>
      content.touch(transaction, tags.some((tag) => tag.startsWith('page:')) ? [...tags, HOME_TAG] : tags),
  };
}
