import { createContext, useContext } from 'react';

const Language = createContext('en');

export const LanguageProvider = Language.Provider;

/** Language of the page; English by default. */
export function useLanguage(): string {
  return useContext(Language);
}
