import type { ReactNode } from 'react';
import { usePageFacts } from '../post/PageFacts.ts';
import { EmbeddedDocument } from './EmbeddedDocument.tsx';
import { Around, useEmbedding } from './embedding.ts';
import { useSitePart } from './useSitePart.ts';

/** A template where something names it. `null` if there is nothing to show; in the editor, why. */
export function usePlacedTemplate(id: number | null): ReactNode {
  const drawn = useSitePart(id === null ? null : { kind: 'template', id })?.template;
  const around = useEmbedding(drawn?.document);
  const isInEditor = usePageFacts() === null;
  if (drawn && around)
    return (
      <Around value={around}>
        <EmbeddedDocument drawn={drawn} />
      </Around>
    );
  if (!isInEditor) return null;
  return (
    <p>
      {id === null
        ? 'Choose a template to show here.'
        : 'This template is not published yet, or it contains itself.'}
    </p>
  );
}
