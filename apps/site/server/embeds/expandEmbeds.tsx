import type { EmbedCode, EmbedPlace } from '@portico/kernel/embeds';
import type { ReactNode } from 'react';
import { embeddedIn } from './embeddedIn.ts';

export interface ExpandedPage {
  readonly html: string;
  /** Configuration that the embedded things need. */
  readonly inlineScripts: readonly string[];
  /** Touched when something changes that replaces, or would replace, a shortcode. */
  readonly tags: readonly string[];
}

/** Replaces the shortcodes that editors wrote with forms, reviews and the like. */
export async function expandEmbeds(
  html: string,
  codes: readonly EmbedCode[],
  place: EmbedPlace,
  render: (element: ReactNode) => string,
): Promise<ExpandedPage> {
  const inlineScripts = new Set<string>();
  const tags = new Set<string>();
  let expanded = '';
  for (const { words, code, embedded } of await embeddedIn(html, codes, place)) {
    expanded += embedded ? render(embedded.element) : words;
    for (const tag of code?.tags ?? []) tags.add(tag);
    for (const script of embedded?.inlineScripts ?? []) inlineScripts.add(script);
  }
  return { html: expanded, inlineScripts: [...inlineScripts], tags: [...tags] };
}
