import type { PostDraftBody } from '../../wire/admin.ts';

/** A draft with only the given values. */
export function postDraft(parts: Partial<PostDraftBody>): PostDraftBody {
  return {
    type: 'post',
    status: 'draft',
    title: '',
    slug: '',
    html: '<p>Text</p>',
    excerpt: '',
    author: null,
    categories: [],
    tags: [],
    cover: null,
    language: 'en',
    translationOf: null,
    isSticky: false,
    commentsOpen: true,
    publishedAt: null,
    ...parts,
  };
}
