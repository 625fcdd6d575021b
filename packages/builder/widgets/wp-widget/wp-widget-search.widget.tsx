import { useSiteFacts } from '../../parts/site/useSiteFacts.ts';
import { useVisitorWords } from '../../parts/site/visitorWords.ts';
import { wpWidget } from './wpWidget.tsx';

export const widget = wpWidget('search', {
  label: 'Search with a title',
  order: 58,
  icon: 'M10 4a6 6 0 1 0 0 12a6 6 0 0 0 0 -12M14.500 14.500l5.500 5.500',
  examples: () => import('./wp-widget.gallery.ts'),
  useBody() {
    const { action, language } = useSiteFacts().search;
    const words = useVisitorWords();
    return (
      <search>
        <form className="search-form" method="get" action={action}>
          <label>
            <span className="screen-reader-text">{words.searchFor}</span>
            <input type="search" className="search-field" placeholder={words.search} name="s" />
          </label>
          {language && <input type="hidden" name="lang" value={language} />}
          <button type="submit" className="search-submit p-button">
            {words.search}
          </button>
        </form>
      </search>
    );
  },
});
