import { createContext, type ReactNode, useContext } from 'react';
import type { PageDocument } from '../../model/document/PageDocument.ts';

/** Renders a document inside another one. */
export type DrawDocument = (document: PageDocument, classes: string) => ReactNode;

const Drawing = createContext<DrawDocument>(() => null);

export const DrawDocumentProvider = Drawing.Provider;

export function useDrawDocument(): DrawDocument {
  return useContext(Drawing);
}
