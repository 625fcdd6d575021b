import { Slot } from '@portico/kernel/islands/react';
import { templatePieces } from '../../model/texts/templateCodes.ts';
import { usePlacedTemplate } from './usePlacedTemplate.tsx';

interface TextWithTemplatesProps {
  readonly html: string;
  readonly className?: string;
}

/** An author's HTML, with the templates that its shortcodes name. */
export function TextWithTemplates({ html, className }: TextWithTemplatesProps) {
  const pieces = templatePieces(html);
  if (pieces.every((piece) => typeof piece === 'string')) return <Slot className={className} html={html} />;
  return (
    <div className={className}>
      {pieces.map((piece, index) =>
        typeof piece === 'string' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no name, and stay where they are.
          <Slot key={index} html={piece} />
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same.
          <Placed key={index} id={piece.template} />
        ),
      )}
    </div>
  );
}

function Placed({ id }: { readonly id: number | null }) {
  return usePlacedTemplate(id);
}
