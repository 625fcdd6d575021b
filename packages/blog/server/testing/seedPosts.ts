import type { Database } from '@portico/kernel/server';
import type { Cover } from '../../wire/public.ts';
import type { BlogContext } from '../BlogContext.ts';
import { keepCover } from '../media/keepCover.ts';
import type { PostType } from '../writing/PostDraft.ts';
import { storePost } from '../writing/storePost.ts';
import { storeAuthor, storeTerm } from '../writing/storeTerm.ts';

export interface SeedTerm {
  readonly name: string;
  readonly slug?: string;
  readonly description?: string;
}

/** A post for a test or a measurement: terms and authors by name, a cover with existing files. */
export interface SeedPost {
  readonly type?: PostType;
  readonly slug?: string;
  readonly title: string;
  readonly html: string;
  readonly excerpt?: string;
  readonly author?: { readonly name: string; readonly slug?: string; readonly about?: string };
  readonly categories?: readonly SeedTerm[];
  readonly tags?: readonly SeedTerm[];
  readonly publishedAt: number;
  readonly cover?: Cover | null;
  readonly language?: string;
  /** Any text; posts with the same one are translations of each other. */
  readonly translationGroup?: string;
  readonly isSticky?: boolean;
  readonly commentsOpen?: boolean;
}

/** Writes posts into an empty site. Returns their ids in the same order. */
export async function seedPosts(
  context: BlogContext,
  transaction: Database,
  posts: readonly SeedPost[],
): Promise<number[]> {
  const ids: number[] = [];
  for (const post of posts) {
    const { id } = await storePost(
      context,
      transaction,
      null,
      {
        type: post.type ?? 'post',
        status: 'published',
        title: post.title,
        slug: post.slug ?? '',
        html: post.html,
        excerpt: post.excerpt ?? '',
        author: post.author ? await storeAuthor(transaction, post.author) : null,
        categories: await Promise.all(
          (post.categories ?? []).map((term) => storeTerm(transaction, 'category', term)),
        ),
        tags: await Promise.all((post.tags ?? []).map((term) => storeTerm(transaction, 'tag', term))),
        cover: post.cover ? await keepCover(transaction, post.cover, post.publishedAt) : null,
        parent: null,
        language: post.language ?? context.language(),
        translationGroup: post.translationGroup ?? null,
        isSticky: post.isSticky ?? false,
        commentsOpen: post.commentsOpen ?? true,
        publishedAt: post.publishedAt,
      },
      { createdAt: post.publishedAt, modifiedAt: post.publishedAt },
    );
    ids.push(id);
  }
  return ids;
}
