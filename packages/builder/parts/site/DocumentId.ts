import { createContext, useContext } from 'react';

const Id = createContext('');

export const DocumentIdProvider = Id.Provider;

/** The document that an element stands in; empty in the editor, where it may not be saved yet. */
export function useDocumentId(): string {
  return useContext(Id);
}
