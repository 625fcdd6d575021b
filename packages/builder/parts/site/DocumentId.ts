import { createContext, useContext } from 'react';

const Id = createContext('');

export const DocumentIdProvider = Id.Provider;

/** The document that contains an element; empty in the editor, where it may be unsaved. */
export function useDocumentId(): string {
  return useContext(Id);
}
