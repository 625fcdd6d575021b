import type { Made, PostTransfer, Taxonomy } from '@portico/blog/server';
import { documentProse } from '@portico/builder/document';
import type { DocumentTransfer, TransferredDocument } from '@portico/builder/server';
import { POST_TYPE, placeOfPost } from '@portico/builder/wire/public';
import type { Database } from '@portico/kernel/server';
import type { StoredDocument } from '@portico/kits/server';

type BuiltPost = NonNullable<StoredDocument['post']>;

/** Posts made with the builder: a blog post, and a document that renders its text. */
export interface BuiltPosts {
  /** The slugs of all posts, by the place that a document names for the post it renders. */
  addresses(database: Database): Promise<ReadonlyMap<string, string>>;
  /** Where such a document is; hidden if its post is missing or not published. */
  placeOf(
    document: Pick<TransferredDocument, 'conditions' | 'isHidden'>,
    addresses: ReadonlyMap<string, string>,
  ): { readonly slug: string | null; readonly isHidden: boolean };
  /** The posts rendered by documents. */
  drawn(database: Database): Promise<ReadonlySet<string>>;
  /** Writes the post for a document; an existing one is reused. */
  write(
    database: Database,
    document: BuiltPost & Pick<StoredDocument, 'id' | 'title' | 'slug'>,
    elements: readonly unknown[],
  ): Promise<{ readonly id: string; readonly place: string; readonly undo: unknown }>;
  undo(database: Database, undo: unknown): Promise<void>;
}

const TAXONOMIES: Readonly<Record<string, Taxonomy>> = { category: 'category', post_tag: 'tag' };

export function builtPosts(posts: PostTransfer, documents: Pick<DocumentTransfer, 'list'>): BuiltPosts {
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
