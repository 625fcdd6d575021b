import type { EditedPost, Picture, PostDraftBody } from '../../wire/admin.ts';

/** A post as the editor's form values: selects use strings, and tags are names. */
export interface PostValues {
  readonly type: 'post' | 'page';
  readonly status: 'draft' | 'published';
  readonly title: string;
  readonly slug: string;
  readonly html: string;
  readonly excerpt: string;
  readonly author: string | null;
  readonly categories: string[];
  readonly tags: string[];
  readonly cover: Picture | null;
  readonly parent: string | null;
  readonly language: string;
  readonly translationOf: string | null;
  readonly isSticky: boolean;
  readonly commentsOpen: boolean;
  /** In the format of a `datetime-local` input; empty for the time of publishing. */
  readonly publishedAt: string;
}

const newPost: PostValues = {
  type: 'post',
  status: 'draft',
  title: '',
  slug: '',
  html: '',
  excerpt: '',
  author: null,
  categories: [],
  tags: [],
  cover: null,
  parent: null,
  language: 'en',
  translationOf: null,
  isSticky: false,
  commentsOpen: true,
  publishedAt: '',
};

/** In the main language: lists and feeds show only that one where the address names no other. */
export function newPostIn([main = newPost.language]: readonly string[]): PostValues {
  return { ...newPost, language: main };
}

export function toValues(post: EditedPost, tagNames: ReadonlyMap<number, string>): PostValues {
  return {
    type: post.type,
    status: post.status === 'draft' || post.status === 'trash' ? 'draft' : 'published',
    title: post.title,
    slug: post.slug,
    html: post.html,
    excerpt: post.excerpt,
    author: post.author === null ? null : String(post.author),
    categories: post.categories.map(String),
    tags: post.tags.flatMap((id) => tagNames.get(id) ?? []),
    cover: post.cover,
    parent: post.parent === null ? null : String(post.parent.id),
    language: post.language,
    translationOf: post.translations[0] ? String(post.translations[0].id) : null,
    isSticky: post.isSticky,
    commentsOpen: post.commentsOpen,
    publishedAt: post.publishedAt === null ? '' : toLocalInput(post.publishedAt),
  };
}

export function toDraft(values: PostValues, tags: readonly number[]): PostDraftBody {
  const { author, categories, cover, parent, translationOf, publishedAt, ...same } = values;
  return {
    ...same,
    author: author === null ? null : Number(author),
    categories: categories.map(Number),
    tags: [...tags],
    cover: cover?.id ?? null,
    parent: parent === null ? null : Number(parent),
    translationOf: translationOf === null ? null : Number(translationOf),
    publishedAt: publishedAt === '' ? null : new Date(publishedAt).getTime(),
  };
}

/** Whether this is scheduled for later. */
export function isLater(publishedAt: string, now: number): boolean {
  return publishedAt !== '' && new Date(publishedAt).getTime() > now;
}

/** A time in the format of a `datetime-local` input, in the user's time zone. To the second, so that saving loses nothing. */
function toLocalInput(time: number): string {
  const local = new Date(time - new Date(time).getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 19);
}
