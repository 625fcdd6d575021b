import type { Made, PostTransfer, Taxonomy } from '@portico/blog/server';
import type { KitPosts, KitTaxonomies } from '@portico/kits/server';
import type { BuiltPosts } from './kitBuiltPosts.ts';

/** The blog's posts, as stored in kits. */
export function kitPosts(transfer: PostTransfer, { drawn }: Pick<BuiltPosts, 'drawn'>): KitPosts {
  return {
    types: [
      { name: 'post', single: 'Post', plural: 'Posts' },
      { name: 'page', single: 'Page', plural: 'Pages' },
    ],
    async list(database, type) {
      const posts = await transfer.list(database, typeOf(type));
      const built = await drawn(database);
      return posts
        .map(({ id, guid, title, slug }) => ({ id: String(id), guid, title, slug }))
        .filter(({ id }) => !built.has(id));
    },
    write: (database, _type, posts, { title, description, site }) =>
      transfer.write(
        database,
        posts.map(({ id, ...named }) => ({ ...named, id: Number(id) })),
        { title, description, origin: site.replace(/\/$/, '') },
      ),
    async look(database, wxr) {
      const found = await transfer.look(database, wxr);
      return found.map(({ existing, ...post }) => ({
        ...post,
        existing: existing === null ? null : String(existing),
      }));
    },
    async add(database, _type, wxr, { skip }) {
      const { ids, kept, made } = await transfer.add(database, wxr, skip);
      const isKept = (id: string): boolean => kept.includes(id);
      const among = (isWanted: (id: string) => boolean) =>
        Object.fromEntries(Object.entries(ids).filter(([id]) => isWanted(id)));
      return { succeed: among((id) => !isKept(id)), kept: among(isKept), undo: made };
    },
    undo: (database, undo) => transfer.undo(database, undo as Made),
  };
}

/** The blog's taxonomies under WordPress's names. */
const TAXONOMIES: readonly { name: string; label: string; own: Taxonomy }[] = [
  { name: 'category', label: 'Categories', own: 'category' },
  { name: 'post_tag', label: 'Tags', own: 'tag' },
];

/** Categories and tags, as stored in kits. Other taxonomies do not exist here and are left out. */
export function kitTaxonomies(transfer: PostTransfer): KitTaxonomies {
  const ownOf = (name: string): Taxonomy | undefined => TAXONOMIES.find((known) => known.name === name)?.own;
  return {
    list: async () => TAXONOMIES.map(({ name, label }) => ({ postType: 'post', name, label })),
    async terms(database, taxonomy) {
      const own = ownOf(taxonomy);
      const rows = own ? await transfer.terms(database, own) : [];
      return rows.map(({ id, name, slug, description, parent }) => ({
        term_id: Number(id),
        name,
        slug,
        taxonomy,
        description,
        parent: Number(parent ?? 0),
      }));
    },
    async add(database, taxonomy, terms) {
      const own = ownOf(taxonomy);
      if (!own) return { terms: [], undo: null };
      const slugs = new Map(terms.map(({ term_id, slug }) => [term_id, slug]));
      const { ids, made } = await transfer.addTerms(
        database,
        own,
        terms.map(({ parent, ...term }) => ({ ...term, parent: slugs.get(parent) ?? '' })),
      );
      return {
        terms: terms.map(({ term_id, slug }, index) => ({
          old_id: term_id,
          new_id: ids[index] ?? 0,
          old_slug: slug,
          new_slug: slug,
        })),
        undo: made,
      };
    },
    async undo(database, undo) {
      if (undo) await transfer.undo(database, undo as Made);
    },
  };
}

function typeOf(type: string): 'post' | 'page' {
  return type === 'page' ? 'page' : 'post';
}
