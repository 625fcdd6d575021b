import { use } from 'react';
import { PageLanguage, phrasesIn } from './phrases.ts';

interface SearchFormProps {
  readonly label: string;
  readonly value: string;
  /** Which language's posts it looks through, where that is not the main one. */
  readonly language?: string | undefined;
}

/** The theme's search form; it works without a script. */
export function SearchForm({ label, value, language }: SearchFormProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: the theme contract names the form by its role
    <form role="search" method="get" className="search-form" action="/" aria-label={label}>
      <label>
        <span className="screen-reader-text">{label}</span>
        <input type="search" className="search-field" name="s" placeholder={label} defaultValue={value} />
      </label>
      {language && <input type="hidden" name="lang" value={language} />}
      <button type="submit" className="search-submit p-button">
        {phrasesIn(use(PageLanguage)).search.button}
      </button>
    </form>
  );
}
