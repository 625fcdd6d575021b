import { IslandStyle, Slot } from '@portico/kernel/islands/react';
import { textOf } from '../../model/settings/read.ts';
import type { WidgetProps } from '../../parts/element/Widget.ts';
import { WidgetElement } from '../../parts/element/WidgetElement.tsx';
import { widgetFrame } from '../../parts/element/widgetFrame.ts';
import { useIcons } from '../../parts/icon/useIcons.ts';
import { SearchInput } from '../../parts/site/SearchInput.tsx';
import { useSiteFacts } from '../../parts/site/useSiteFacts.ts';
import { english, unlessChanged, useVisitorWords } from '../../parts/site/visitorWords.ts';

/** The newer search widget of Elementor Pro. It leads to the results page; results while typing are the theme's. */
export function Search({ element }: WidgetProps) {
  const { id, settings } = element;
  const draw = useIcons();
  const { action } = useSiteFacts().search;
  const words = useVisitorWords();
  const placeholder = unlessChanged(
    textOf(settings.search_input_placeholder_text),
    english.searchHint,
    words.searchHint,
  );
  const label = unlessChanged(textOf(settings.submit_button_text), english.search, words.search);
  const sign = draw(settings.icon_submit) || (label ? '' : draw(GLASS));
  const inside = draw(settings.icon_search);
  return (
    <WidgetElement {...widgetFrame(element)}>
      <IslandStyle name="search" />
      <search className="e-search" aria-label={placeholder || words.search}>
        <form className="e-search-form" method="get" action={action}>
          <label className="e-search-label" htmlFor={`search-${id}`}>
            <span className="elementor-screen-only">{words.search}</span>
            {inside && <Slot as="span" className="e-search-icon" html={inside} />}
          </label>
          <SearchInput id={`search-${id}`} className="e-search-input" placeholder={placeholder} />
          {settings.submit_trigger !== 'key_enter' && (
            <button type="submit" className="e-search-submit" {...(!label && { 'aria-label': words.search })}>
              {sign && <Slot as="span" className="e-search-icon" html={sign} />}
              {label && <Slot as="span" html={label} />}
            </button>
          )}
        </form>
      </search>
    </WidgetElement>
  );
}

const GLASS = { library: 'fa-solid', value: 'fas fa-search' };
