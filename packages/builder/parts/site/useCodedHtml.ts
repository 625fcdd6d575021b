import { type FoundCode, findEmbedCodes } from '@portico/kernel/embeds';
import { useMemo } from 'react';
import { namesTemplate } from '../../model/texts/templateCodes.ts';
import { LONGEST_CODE } from '../../wire/admin.ts';
import { usePageFacts } from '../post/PageFacts.ts';
import { useSiteParts } from './useSitePart.ts';

/**
 * A text with what its shortcodes show, on the canvas: a page replaces them once all of it is drawn. What nobody here knows
 * stays as written, as for visitors.
 */
export function useCodedHtml(html: string): string {
  const isOnPage = usePageFacts() !== null;
  const parts = useSiteParts();
  const pieces = useMemo(() => (isOnPage ? [] : piecesOf(html)), [isOnPage, html]);
  if (pieces.length === 0) return html;
  return pieces
    .map((piece) => {
      if (typeof piece === 'string') return piece;
      const isKnown = !namesTemplate(piece.source) && piece.source.length <= LONGEST_CODE;
      const shown = isKnown ? parts({ kind: 'code', code: piece.source }) : null;
      return shown?.html ?? piece.source;
    })
    .join('');
}

/** None if no name follows a bracket, as in nearly all texts. */
function piecesOf(html: string): readonly (string | FoundCode)[] {
  const names = [...html.matchAll(/\[([a-z][\w-]{0,60})/gi)].map(([, name = '']) => name.toLowerCase());
  return names.length === 0 ? [] : findEmbedCodes(html, [...new Set(names)].slice(0, MOST_NAMES));
}

const MOST_NAMES = 20;
