import type { DrawnDocument } from '../../wire/admin.ts';
import { useDrawDocument } from './DrawDocument.ts';

interface EmbeddedDocumentProps {
  readonly drawn: DrawnDocument;
  readonly classes?: string;
}

/** A document inside another one, with its style sheets: each is on the page once, however often it is drawn. */
export function EmbeddedDocument({ drawn: { document, sheets }, classes = '' }: EmbeddedDocumentProps) {
  const draw = useDrawDocument();
  return (
    <>
      {sheets.map((sheet) => (
        <link rel="stylesheet" href={sheet} precedence="page" key={sheet} />
      ))}
      {draw(document, classes)}
    </>
  );
}
