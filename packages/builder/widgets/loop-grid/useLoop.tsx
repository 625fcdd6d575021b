import type { ReactElement } from 'react';
import { documentHolds } from '../../model/document/documentHolds.ts';
import type { Settings } from '../../model/settings/read.ts';
import { PostDocument, useIsInPost } from '../../parts/site/PostDocument.tsx';
import { useSiteParts } from '../../parts/site/useSitePart.ts';
import type { BuilderElement } from '../../wire/public.ts';
import { type FoundPosts, usePosts } from '../posts/usePosts.ts';
import { asPosts, isOfPosts, loopTemplates, templateAt } from './loopSettings.ts';

export interface Loop {
  /** Under the names of `posts`. */
  readonly settings: Settings;
  readonly found: FoundPosts;
  readonly items: readonly ReactElement[];
  /** No template was chosen for its items, or it is not published. */
  readonly isWithoutTemplate: boolean;
}

/** The items of a loop: its template, rendered for each post. `null` inside another loop's item, to prevent recursion. */
export function useLoop(element: BuilderElement): Loop | null {
  const settings = asPosts(element.settings);
  const parts = useSiteParts();
  const isInPost = useIsInPost();
  const templates = isOfPosts(element.settings) && !isInPost ? loopTemplates(settings) : null;
  const drawnBy = (id: number) => parts({ kind: 'template', id })?.template;
  // All are requested at once, before it is known where each is needed.
  const drawings = (
    templates ? [templates.usual, ...templates.others.map(({ template }) => template)] : []
  ).map(drawnBy);
  const isWhole = drawings.some((drawn) => drawn && documentHolds(drawn.document, 'theme-post-content'));
  const found = usePosts(element, { settings, also: { isAbout: true, ...(isWhole && { isWhole }) } });
  if (isInPost) return null;
  const items = found.posts.flatMap((post, index) => {
    const { id, row } = templates ? templateAt(templates, index + 1) : { id: 0, row: 0 };
    const drawn = templates && drawnBy(id);
    const classes = `e-loop-item e-loop-item-${post.id} post-${post.id}${row ? ` e-loop-row-${row}` : ''}`;
    return drawn ? [<PostDocument key={post.id} {...{ post, drawn, classes }} />] : [];
  });
  const isWithoutTemplate = !drawings[0];
  return { settings, found, items, isWithoutTemplate };
}
