import { use } from 'react';
import { PageLanguage, phrasesIn } from './phrases.ts';

interface SearchFormProps {
  readonly label: string;
  readonly value: string;
  /** Language of the posts that it searches, if not the main one. */
  readonly language?: string | undefined;
}

/** The theme's search form; works without JavaScript. */
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
