import { IslandStyle, Slot } from '@portico/kernel/islands/react';
import { choiceOf, filledTextOf, type Settings, textOf } from '../../model/settings/read.ts';
import type { WidgetProps } from '../../parts/element/Widget.ts';
import { WidgetElement } from '../../parts/element/WidgetElement.tsx';
import { widgetFrame } from '../../parts/element/widgetFrame.ts';
import { useIcons } from '../../parts/icon/useIcons.ts';
import { usePageFacts } from '../../parts/post/PageFacts.ts';
import { useHeaderParts } from '../../parts/site/HeaderParts.ts';
import { PartDrawing, SEARCH_DRAWING } from '../../parts/site/PartDrawing.tsx';
import { useSiteFacts } from '../../parts/site/useSiteFacts.ts';

/** The site's search: a form, or an icon that opens the theme's search over the page. */
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
  const searched = usePageFacts()?.searched;
  const isText = settings.button_type === 'text';
  const placeholder = textOf(settings.placeholder, 'Search');
  return (
    <search aria-label={placeholder || 'Search'}>
      <form className="elementor-search-form" method="get" action={action}>
        <div className="elementor-search-form__container">
          <label className="elementor-screen-only" htmlFor={id}>
            Search
          </label>
          {!hasButton && <Sign name="search" />}
          <input
            id={id}
            className="elementor-search-form__input"
            type="search"
            name="s"
            placeholder={placeholder}
            defaultValue={searched}
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
                <Sign name={settings.icon === 'arrow' ? 'arrow' : 'search'} />
              )}
            </button>
          )}
        </div>
      </form>
    </search>
  );
}

const SIGNS = { search: 'fas fa-search', arrow: 'fas fa-arrow-right' } as const;

function Sign({ name }: { readonly name: keyof typeof SIGNS }) {
  const iconOf = useIcons();
  return <Slot as="span" className="elementor-search-form__icon" html={iconOf(SIGNS[name])} />;
}
