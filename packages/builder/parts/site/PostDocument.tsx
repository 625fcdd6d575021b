import { escapeMarkup } from '@portico/kernel/markup';
import { createContext, useContext } from 'react';
import type { DrawnDocument, SitePost } from '../../wire/admin.ts';
import { type PageFacts, PageFactsProvider } from '../post/PageFacts.ts';
import { EmbeddedDocument } from './EmbeddedDocument.tsx';

const Inside = createContext(false);

/** Whether this is in a document rendered for a post in a list: widgets that list posts render nothing there. */
export function useIsInPost(): boolean {
  return useContext(Inside);
}

interface PostDocumentProps {
  readonly post: SitePost;
  readonly drawn: DrawnDocument;
  readonly classes?: string;
}

/** A document about a post in a list. */
export function PostDocument({ post, ...document }: PostDocumentProps) {
  return (
    <Inside value={true}>
      <PageFactsProvider value={factsOf(post)}>
        <EmbeddedDocument {...document} />
      </PageFactsProvider>
    </Inside>
  );
}

function factsOf({ content, built, ...post }: SitePost): PageFacts {
  const { id, href, title, excerpt, picture, comments, about } = post;
  return {
    ...{ url: href, title, excerpt: escapeMarkup(excerpt) },
    ...(content && { content: content.html, ...(content.sheet && { contentSheet: content.sheet }) }),
    // The template of a post has no place for the post in it.
    ...(built && { built: <PostDocument post={post} drawn={built} /> }),
    ...(picture && { picture }),
    ...(about && { post: { ...about, id, comments, older: null, newer: null } }),
  };
}
