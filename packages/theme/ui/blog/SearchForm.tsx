interface SearchFormProps {
  readonly label: string;
  readonly value: string;
}

/** The theme's search form; it works without a script. */
export function SearchForm({ label, value }: SearchFormProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: the theme contract names the form by its role
    <form role="search" method="get" className="search-form" action="/" aria-label={label}>
      <label>
        <span className="screen-reader-text">{label}</span>
        <input type="search" className="search-field" name="s" placeholder={label} defaultValue={value} />
      </label>
      <button type="submit" className="search-submit p-button">
        Search
      </button>
    </form>
  );
}
