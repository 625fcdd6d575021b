import { IslandStyle, Slot } from '@portico/kernel/islands/react';
import { choiceOf, filledTextOf, type Settings, textOf } from '../../model/settings/read.ts';
import type { WidgetProps } from '../../parts/element/Widget.ts';
import { WidgetElement } from '../../parts/element/WidgetElement.tsx';
import { widgetFrame } from '../../parts/element/widgetFrame.ts';
import { useIcons } from '../../parts/icon/useIcons.ts';
import { useHeaderParts } from '../../parts/site/HeaderParts.ts';
import { PartDrawing, SEARCH_DRAWING } from '../../parts/site/PartDrawing.tsx';
import { SearchInput } from '../../parts/site/SearchInput.tsx';
import { useSiteFacts } from '../../parts/site/useSiteFacts.ts';
import { useVisitorWords } from '../../parts/site/visitorWords.ts';

/** The site's search: a form, or an icon that opens the theme's search over the page. */
export function SearchForm({ element }: WidgetProps) {
  const { settings } = element;
  const parts = useHeaderParts();
  const words = useVisitorWords();
  const skin = choiceOf(settings.skin, ['classic', 'minimal', 'full_screen'], 'classic');
  return (
    <WidgetElement {...widgetFrame(element, { classes: [`elementor-search-form--skin-${skin}`] })}>
      <IslandStyle name="search-form" />
      {skin === 'full_screen' ? (
        (parts?.searchIcon ?? <PartDrawing label={words.search} path={SEARCH_DRAWING} />)
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
  const { action } = useSiteFacts().search;
  const words = useVisitorWords();
  const isText = settings.button_type === 'text';
  const placeholder = textOf(settings.placeholder, words.search);
  return (
    <search aria-label={placeholder || words.search}>
      <form className="elementor-search-form" method="get" action={action}>
        <div className="elementor-search-form__container">
          <label className="elementor-screen-only" htmlFor={id}>
            {words.search}
          </label>
          {!hasButton && <ButtonIcon name="search" />}
          <SearchInput id={id} className="elementor-search-form__input" placeholder={placeholder} />
          {hasButton && (
            <button
              type="submit"
              className="elementor-search-form__submit"
              {...(!isText && { 'aria-label': words.search })}
            >
              {isText ? (
                filledTextOf(settings.button_text, words.search)
              ) : (
                <ButtonIcon name={settings.icon === 'arrow' ? 'arrow' : 'search'} />
              )}
            </button>
          )}
        </div>
      </form>
    </search>
  );
}

const ICONS = { search: 'fas fa-search', arrow: 'fas fa-arrow-right' } as const;

function ButtonIcon({ name }: { readonly name: keyof typeof ICONS }) {
  const iconOf = useIcons();
  return <Slot as="span" className="elementor-search-form__icon" html={iconOf(ICONS[name])} />;
}
