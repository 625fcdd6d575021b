import { IslandStyle } from '@portico/kernel/islands/react';
import { choiceOf, filledTextOf, type Settings } from '../../model/settings/read.ts';
import type { WidgetProps } from '../../parts/element/Widget.ts';
import { WidgetElement } from '../../parts/element/WidgetElement.tsx';
import { widgetFrame } from '../../parts/element/widgetFrame.ts';
import { useHeaderParts } from '../../parts/site/HeaderParts.ts';
import { PartDrawing, SEARCH_DRAWING } from '../../parts/site/PartDrawing.tsx';
import { useSiteFacts } from '../../parts/site/useSiteFacts.ts';

/** The search of the site: a form, or an icon that opens the theme's search over the page. */
export function SearchForm({ element }: WidgetProps) {
  const { settings } = element;
  const parts = useHeaderParts();
  const skin = choiceOf(settings.skin, ['classic', 'minimal', 'full_screen'], 'classic');
  return (
    <WidgetElement {...widgetFrame(element, { classes: [`elementor-search-form--skin-${skin}`] })}>
      <IslandStyle name="search-form" />
      {skin === 'full_screen' ? (
        (parts?.searchIcon ?? <PartDrawing label="Search" path={SEARCH_DRAWING} />)
      ) : (
        <Form id={`search-${element.id}`} settings={settings} hasButton={skin === 'classic'} />
      )}
    </WidgetElement>
  );
}

interface FormProps {
  readonly id: string;
  readonly settings: Settings;
  readonly hasButton: boolean;
}

function Form({ id, settings, hasButton }: FormProps) {
  const { action, language } = useSiteFacts().search;
  const isText = settings.button_type === 'text';
  const placeholder = filledTextOf(settings.placeholder, 'Search');
  return (
    <search aria-label={placeholder}>
      <form className="elementor-search-form" method="get" action={action}>
        <div className="elementor-search-form__container">
          <label className="elementor-screen-only" htmlFor={id}>
            Search
          </label>
          {!hasButton && <Drawing path={SEARCH_DRAWING} />}
          <input
            id={id}
            className="elementor-search-form__input"
            type="search"
            name="s"
            placeholder={placeholder}
          />
          {language && <input type="hidden" name="lang" value={language} />}
          {hasButton && (
            <button
              type="submit"
              className="elementor-search-form__submit"
              {...(!isText && { 'aria-label': 'Search' })}
            >
              {isText ? (
                filledTextOf(settings.button_text, 'Search')
              ) : (
                <Drawing path={settings.icon === 'arrow' ? ARROW : SEARCH_DRAWING} />
              )}
            </button>
          )}
        </div>
      </form>
    </search>
  );
}

const ARROW = 'M3 11h16M13 5l6 6l-6 6';

function Drawing({ path }: { readonly path: string }) {
  return (
    <svg
      className="elementor-search-form__icon"
      viewBox="0 0 22 22"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}
