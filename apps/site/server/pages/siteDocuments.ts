import type { BlogServer } from '@portico/blog/server';
import { drawnText } from '@portico/builder/document';
import { type Documents, documentTag, kindTag } from '@portico/builder/server';
import { COMPONENT_TYPE, GLOBAL_TYPE } from '@portico/builder/wire/public';
import type { ContentVersions } from '@portico/kernel/server';
import { bundledSheet } from '@portico/theme/server';
import type { Annex } from '../Annex.ts';
import { FONT_SHEET } from '../assets/documentSheets.ts';
import { CLASSES_TAG, KIT_SHEET, type KitSheet, SHEET_TAGS } from '../kitSheet.ts';
import { POST_SHEET } from './blog/postText.ts';

/** Style sheets of everything that visitors can see, by document id. */
export interface SiteSheets {
  /** `nonce` proves that the requester may see a draft. */
  find(id: string, nonce?: unknown): Promise<string | null>;
}

const SHEETS_KEPT = 200;

/** A sheet is generated once per published version of its document. */
export function siteSheets(
  documents: Documents,
  content: ContentVersions,
  kit: KitSheet,
  annex: Annex | null,
  { blog, previewed }: Pick<BlogServer, 'blog' | 'previewed'>,
): SiteSheets {
  const kept = new Map<string, { stamp: string; css: string }>();
  return {
    async find(id, nonce) {
      if (id === KIT_SHEET) return kit.css();
      if (id.startsWith(FONT_SHEET)) return bundledSheet(id.slice(FONT_SHEET.length));
      if (id.startsWith(POST_SHEET)) return postSheet(id.slice(POST_SHEET.length), nonce);
      if (!NUMBER.test(id)) return annex?.sheetOf(id) ?? null;
      const shared = [kindTag(COMPONENT_TYPE), kindTag(GLOBAL_TYPE), CLASSES_TAG, ...SHEET_TAGS];
      const stamp = await content.stamp([documentTag(id), ...shared]);
      const known = kept.get(id);
      if (known?.stamp === stamp) return known.css;
      const found = await documents.published(Number(id));
      if (!found) return null;
      const css = await kit.ofDocument(found.document);
      const [oldest] = kept.keys();
      if (kept.size >= SHEETS_KEPT && oldest !== undefined) kept.delete(oldest);
      kept.set(id, { stamp, css });
      return css;
    },
  };

  async function postSheet(id: string, nonce: unknown): Promise<string | null> {
    if (!NUMBER.test(id)) return null;
    const post = await (nonce === undefined ? blog.find(Number(id)) : previewed(Number(id), nonce));
    return (post && drawnText(post.html).css) || null;
  }
}

const NUMBER = /^[1-9]\d{0,14}$/;
