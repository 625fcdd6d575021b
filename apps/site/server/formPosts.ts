import type { Blog } from '@portico/blog/server';
import { postPath } from '@portico/blog/ui';
import type { Documents } from '@portico/builder/server';
import type { FindPost, SiteFacts } from '@portico/contact-form/server';
import type { Ports } from '@portico/kernel/server';
import type { Users } from '@portico/kernel/server/accounts';
import type { FrontPage } from './frontPage.ts';

export interface FormPostsParts {
  readonly ports: Pick<Ports, 'database'>;
  readonly blog: Pick<Blog, 'find'>;
  readonly documents: Pick<Documents, 'find' | 'published'>;
  readonly frontPage: Pick<FrontPage, 'id'>;
  readonly users: Pick<Users, 'list'>;
  readonly site: () => Promise<SiteFacts>;
}

/** Something with a URL that a form can be on. */
interface Place {
  readonly path: string;
  readonly name: string;
  readonly title: string;
  readonly author: string;
  /** The author's login name, if public. */
  readonly login?: string;
}

/**
 * Finds the place of a form by the id that it was sent with. Posts and page documents are numbered separately, so one id may
 * match several places: then it is the one the visitor was on.
 */
export function formPosts(parts: FormPostsParts): FindPost {
  const { blog, documents, frontPage, users, site } = parts;

  async function post(id: number): Promise<Place | null> {
    const found = await blog.find(id);
    if (!found) return null;
    const { slug, title, author } = found;
    return {
      ...{ path: postPath(slug), name: slug, title, author: author?.name ?? '' },
      ...(author && { login: author.slug }),
    };
  }

  async function document(id: number): Promise<Place | null> {
    const [shown, kept] = [await documents.published(id), await documents.find(id)];
    if (!shown?.slug || !kept || kept.trashedAt !== null) return null;
    const path = (await frontPage.id(parts.ports.database)) === id ? '/' : postPath(shown.slug);
    return { path, name: shown.slug, title: shown.title, author: kept.changedBy };
  }

  async function emailOf({ author, login }: Place): Promise<string> {
    if (!author) return '';
    const known = await Promise.all(
      [author, login ?? author].map((search) => users.list({ search, limit: MOST_NAMESAKES })),
    );
    const account = known.flat().find(({ name, displayName, isDisabled }) => {
      return !isDisabled && (name === login || displayName === author);
    });
    return account?.email ?? '';
  }

  return async (id, pageUrl) => {
    const places = [await post(id), await document(id)].filter((place) => place !== null);
    const visited = URL.canParse(pageUrl) ? new URL(pageUrl) : null;
    const place = places.find(({ path }) => path === visited?.pathname) ?? places[0];
    if (!place) return null;
    const { name, title, author } = place;
    const url = new URL(place.path, visited ?? (await site()).url).href;
    return { id, name, title, url, author, authorEmail: await emailOf(place) };
  };
}

const MOST_NAMESAKES = 20;
