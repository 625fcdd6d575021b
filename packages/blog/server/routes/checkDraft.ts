import { randomUUID } from 'node:crypto';
import type { Database } from '@portico/kernel/server';
import { invalidFields } from '@portico/kernel/server/http';
import type { PostDraftBody } from '../../wire/admin.ts';
import { mayLieBelow } from '../nesting.ts';
import { existingPost } from '../reading/existingPost.ts';
import type { BlogTables } from '../tables.ts';
import { languageTag } from '../writing/languageTag.ts';
import type { PostDraft } from '../writing/PostDraft.ts';

/** Refuses with a readable message what the database would reject with an error. */
export async function checkDraft(
  database: Database,
  { translationOf, ...draft }: PostDraftBody,
  id: number | null,
): Promise<PostDraft> {
  const tables = database.tables<BlogTables>();
  const terms = [...new Set([...draft.categories, ...draft.tags])];
  const known = terms.length
    ? await tables.selectFrom('blog_terms').select(['id', 'taxonomy']).where('id', 'in', terms).execute()
    : [];
  const isTerm = (taxonomy: string, id: number) =>
    known.some((term) => term.id === id && term.taxonomy === taxonomy);
  if (!draft.categories.every((id) => isTerm('category', id)))
    throw invalidFields({ categories: 'One of these categories is gone.' });
  if (!draft.tags.every((id) => isTerm('tag', id)))
    throw invalidFields({ tags: 'One of these tags is gone.' });
  if (draft.author !== null && !(await has(database, 'blog_authors', draft.author)))
    throw invalidFields({ author: 'This author is gone.' });
  if (draft.cover !== null && !(await has(database, 'blog_media', draft.cover)))
    throw invalidFields({ cover: 'This picture is gone.' });
  if (draft.status === 'published' && draft.title.trim() === '')
    throw invalidFields({ title: 'A post needs a title before it is published.' });
  const language = languageTag(draft.language);
  if (!language) throw invalidFields({ language: 'No language has this code. Examples are en and pt-BR.' });
  return {
    ...draft,
    language,
    parent: await parentOf(database, draft, id),
    translationGroup: await groupOf(database, translationOf, language, id),
  };
}

/** The parent page, if allowed. */
async function parentOf(
  database: Database,
  { type, parent }: Pick<PostDraftBody, 'type' | 'parent'>,
  id: number | null,
): Promise<number | null> {
  if (type !== 'page' || parent === null || parent === undefined) return null;
  const above = await database
    .tables<BlogTables>()
    .selectFrom('blog_posts')
    .select('type')
    .where('id', '=', parent)
    .executeTakeFirst();
  if (above?.type !== 'page') throw invalidFields({ parent: 'There is no such page.' });
  if (id !== null && !(await mayLieBelow(database, 'blog_posts', id, parent)))
    throw invalidFields({ parent: 'A page cannot be below itself.' });
  return parent;
}

/** The translation group of a post; a new one if it translates nothing. */
async function groupOf(
  database: Database,
  translationOf: number | null,
  language: string,
  id: number | null,
): Promise<string> {
  if (translationOf === null) return randomUUID();
  const { translation_group: group } = await existingPost(database, translationOf);
  const twin = await database
    .tables<BlogTables>()
    .selectFrom('blog_posts')
    .select('title')
    .where('translation_group', '=', group)
    .where('language', '=', language)
    .where('id', '!=', id ?? 0)
    .executeTakeFirst();
  if (twin)
    throw invalidFields({
      translationOf: `There is a version in this language already: “${twin.title || 'Untitled'}”.`,
    });
  return group;
}

async function has(database: Database, table: 'blog_authors' | 'blog_media', id: number): Promise<boolean> {
  return (
    (await database
      .tables<BlogTables>()
      .selectFrom(table)
      .select('id')
      .where('id', '=', id)
      .executeTakeFirst()) !== undefined
  );
}
