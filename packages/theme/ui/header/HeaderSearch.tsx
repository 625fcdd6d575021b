import type { HeaderLabels, HeaderSearchPlace } from './HeaderContent.ts';
import { SearchIcon } from './SearchIcon.tsx';

interface HeaderSearchProps extends HeaderSearchPlace {
  readonly labels: HeaderLabels;
}

export function HeaderSearch({ page, action, language, labels }: HeaderSearchProps) {
  return (
    <div className="nv-search-icon-component">
      <div className="menu-item-nav-search canvas">
        <a className="nv-icon nv-search" href={language ? `${page}?lang=${language}` : page}>
          <span className="screen-reader-text">{labels.search}</span>
          <SearchIcon />
        </a>
        <div className="nv-nav-search">
          <div className="form-wrap">
            {/* biome-ignore lint/a11y/useSemanticElements: the theme contract names the form by its role */}
            <form role="search" method="get" className="search-form" action={action}>
              <label>
                <span className="screen-reader-text">{labels.searchFor}</span>
                <input type="search" className="search-field" name="s" placeholder={labels.searchFor} />
              </label>
              {language && <input type="hidden" name="lang" value={language} />}
              <button type="submit" className="search-submit p-button">
                {labels.search}
              </button>
            </form>
          </div>
          <div className="close-container">
            <button type="button" className="close-responsive-search p-button p-button-quiet p-button-small">
              {labels.close}
            </button>
          </div>
        </div>
      </div>
    </div>
  );
}
