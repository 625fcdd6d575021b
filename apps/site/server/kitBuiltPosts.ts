import type { Carriage, Made, Taxonomy } from '@portico/blog/server';
import { documentProse } from '@portico/builder/document';
import type { CarriedDocument, DocumentCarriage } from '@portico/builder/server';
import { POST_TYPE, placeOfPost } from '@portico/builder/wire/public';
import type { Database } from '@portico/kernel/server';
import type { StoredDocument } from '@portico/kits/server';

type BuiltPost = NonNullable<StoredDocument['post']>;

/** Posts that were made with the builder: a post of the blog, and a document that draws its text. */
export interface BuiltPosts {
  /** Where each post of the blog is, by what its document says about which one it draws. */
  addresses(database: Database): Promise<ReadonlyMap<string, string>>;
  /** Where such a document is found; nowhere when its post is gone, or not published. */
  placeOf(
    document: Pick<CarriedDocument, 'conditions' | 'isHidden'>,
    addresses: ReadonlyMap<string, string>,
  ): { readonly slug: string | null; readonly isHidden: boolean };
  /** The posts that documents draw. */
  drawn(database: Database): Promise<ReadonlySet<string>>;
  /** The post for a document, which is the one that it has where it has one. */
  write(
    database: Database,
    document: BuiltPost & Pick<StoredDocument, 'id' | 'title' | 'slug'>,
    elements: readonly unknown[],
  ): Promise<{ readonly id: string; readonly place: string; readonly undo: unknown }>;
  undo(database: Database, undo: unknown): Promise<void>;
}

const TAXONOMIES: Readonly<Record<string, Taxonomy>> = { category: 'category', post_tag: 'tag' };

export function builtPosts(posts: Carriage, documents: Pick<DocumentCarriage, 'list'>): BuiltPosts {
  const placesOf = async (database: Database): Promise<ReadonlyMap<number, string>> => {
    const own = (await documents.list(database)).filter(({ type }) => type === POST_TYPE);
    return new Map(own.map(({ id, conditions = [] }) => [id, conditions[0] ?? '']));
  };
  const addresses = async (database: Database): Promise<ReadonlyMap<string, string>> =>
    new Map((await posts.list(database, 'post')).map(({ id, slug }) => [placeOfPost(Number(id)), slug]));
  return {
    addresses,
    placeOf({ conditions = [], isHidden }, known) {
      const slug = known.get(conditions[0] ?? '') ?? null;
      return { slug, isHidden: isHidden || slug === null };
    },
    async drawn(database) {
      return new Set([...(await placesOf(database)).values()].map((place) => place.split('/').at(-1) ?? ''));
    },
    async write(database, { id, title, slug, excerpt, terms, date, cover }, elements) {
      const place = (await placesOf(database)).get(Number(id));
      if (place !== undefined && (await addresses(database)).has(place))
        return { id: place.split('/').at(-1) ?? '', place, undo: null };
      const time = Date.parse(/^[\d-]{10} [\d:]{8}$/.test(date) ? `${date.replace(' ', 'T')}Z` : date);
      const { id: post, made } = await posts.addPost(database, {
        ...{ title, slug: slug ?? '', excerpt, cover, html: documentProse(elements) },
        terms: terms.flatMap(({ taxonomy, slug: term }) => {
          const own = TAXONOMIES[taxonomy];
          return own ? [{ taxonomy: own, slug: term }] : [];
        }),
        publishedAt: Number.isNaN(time) ? null : time,
      });
      return { id: String(post), place: placeOfPost(post), undo: made };
    },
    undo: (database, undo) => posts.undo(database, undo as Made),
  };
}
