import { typeset } from '@portico/kernel/typesetting';
import { createContext, useCallback, useContext } from 'react';
import { useLanguage } from './Language.ts';

const Typesetting = createContext(false);

/** Whether texts get WordPress's typographic replacements: in documents that rely on Elementor's look. Others stay as typed. */
export const TypesettingProvider = Typesetting.Provider;

/** A text of the page as shown. */
export function useTypesetting(): (text: string) => string {
  const isOn = useContext(Typesetting);
  const language = useLanguage();
  return useCallback((text) => (isOn ? typeset(text, language) : text), [isOn, language]);
}
