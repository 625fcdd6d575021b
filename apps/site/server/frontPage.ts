import { type Documents, documentTag, type PublishedDocument } from '@portico/builder/server';
import type { ContentVersions, Database } from '@portico/kernel/server';
import Type from 'typebox';
import type { Settings } from './settings/settings.ts';

/** The document at the site's root. */
export interface FrontPage {
  /** `null` if there is none: then the newest posts are shown there. */
  id(database?: Database): Promise<number | null>;
  set(transaction: Database, id: number | null): Promise<void>;
  show(documents: Documents): Promise<PublishedDocument | null>;
}

/** Touched when another page is chosen for the site's root. */
export const FRONT_PAGE_TAG = 'front-page';
/** Touched when the page at the root changes. */
export const HOME_TAG = 'home';

export function createFrontPage(settings: Settings): FrontPage {
  const id = (database?: Database) => settings.read(FRONT_PAGE_TAG, Type.Integer(), database);
  return {
    id,
    set: (transaction, next) => settings.write(transaction, FRONT_PAGE_TAG, next),
    async show(documents) {
      const shown = await id();
      return shown === null ? null : documents.published(shown);
    },
  };
}

/** Changing the page at the site's root also touches the root. If none is chosen, that may be any page. */
export function changingHome(content: ContentVersions, frontPage: FrontPage): ContentVersions {
  return {
    stamp: content.stamp,
    async touch(transaction, tags) {
      const isPage = tags.some((tag) => tag.startsWith(documentTag('')));
      const front = isPage ? await frontPage.id(transaction) : null;
      const isHome = isPage && (front === null || tags.includes(documentTag(front)));
      await content.touch(transaction, isHome ? [...tags, HOME_TAG] : tags);
    },
  };
}
