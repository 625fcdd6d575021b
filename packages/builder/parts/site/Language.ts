import { createContext, useContext } from 'react';

const Language = createContext('en');

export const LanguageProvider = Language.Provider;

/** What the page is written in; English where nobody says. */
export function useLanguage(): string {
  return useContext(Language);
}
