import { typeset } from '@portico/kernel/typesetting';
import { createContext, useCallback, useContext } from 'react';
import { useLanguage } from './Language.ts';

const Typesetting = createContext(false);

/** Whether texts get the signs that WordPress gives them: in documents that count on Elementor's look. Others stay as they were typed. */
export const TypesettingProvider = Typesetting.Provider;

/** A text of the page as it is shown. */
export function useTypesetting(): (text: string) => string {
  const isOn = useContext(Typesetting);
  const language = useLanguage();
  return useCallback((text) => (isOn ? typeset(text, language) : text), [isOn, language]);
}
