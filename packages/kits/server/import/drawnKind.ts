import type { DocumentFacts } from '../contents/KitContents.ts';

/** Older kits call every single template `single`; its conditions say whether it renders posts or something else. */
export function drawnKind(docType: string, { conditions }: DocumentFacts): string {
  if (docType !== 'single' || !Array.isArray(conditions)) return docType;
  const shown = conditions.filter((condition) => /^include\//.test(String(condition)));
  return shown.length > 0 && shown.every((condition) => POSTS.test(String(condition)))
    ? 'single-post'
    : docType;
}

const POSTS = /^include\/singular\/(?:post|in_category|in_post_tag|post_by_author)(?:\/|$)/;
