import { IslandStyle, Slot } from '@portico/kernel/islands/react';
import { textOf } from '../../model/settings/read.ts';
import type { WidgetProps } from '../../parts/element/Widget.ts';
import { WidgetElement } from '../../parts/element/WidgetElement.tsx';
import { widgetFrame } from '../../parts/element/widgetFrame.ts';
import { useIcons } from '../../parts/icon/useIcons.ts';
import { usePageFacts } from '../../parts/post/PageFacts.ts';
import { useSiteFacts } from '../../parts/site/useSiteFacts.ts';

/** The newer search widget of Elementor Pro. It leads to the results page; results while typing are the theme's. */
export function Search({ element }: WidgetProps) {
  const { id, settings } = element;
  const draw = useIcons();
  const { action, language } = useSiteFacts().search;
  const searched = usePageFacts()?.searched;
  const placeholder = textOf(settings.search_input_placeholder_text);
  const label = textOf(settings.submit_button_text);
  const sign = draw(settings.submit_button_icon) || (label ? '' : draw(GLASS));
  const inside = draw(settings.icon_search);
  return (
    <WidgetElement {...widgetFrame(element)}>
      <IslandStyle name="search" />
      <search className="e-search" aria-label={placeholder || 'Search'}>
        <form className="e-search-form" method="get" action={action}>
          <label className="e-search-label" htmlFor={`search-${id}`}>
            <span className="elementor-screen-only">Search</span>
            {inside && <Slot as="span" className="e-search-icon" html={inside} />}
          </label>
          <input
            id={`search-${id}`}
            className="e-search-input"
            type="search"
            name="s"
            placeholder={placeholder}
            defaultValue={searched}
          />
          {language && <input type="hidden" name="lang" value={language} />}
          {settings.submit_trigger !== 'key_enter' && (
            <button type="submit" className="e-search-submit" {...(!label && { 'aria-label': 'Search' })}>
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
