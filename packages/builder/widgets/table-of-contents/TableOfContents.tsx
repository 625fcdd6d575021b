import { IslandStyle, Slot } from '@portico/kernel/islands/react';
import { createElement } from 'react';
import { headingTagOf } from '../../model/settings/headingTag.ts';
import { isOn, type Settings, textOf } from '../../model/settings/read.ts';
import { type PageHeading, usePageHeadings } from '../../parts/contents/PageHeadings.ts';
import { isMeant } from '../../parts/contents/selectorMatch.ts';
import type { WidgetProps } from '../../parts/element/Widget.ts';
import { WidgetElement } from '../../parts/element/WidgetElement.tsx';
import { widgetFrame } from '../../parts/element/widgetFrame.ts';
import { useIcons } from '../../parts/icon/useIcons.ts';

/** The page's headings, with links. Folding is native. */
export function TableOfContents({ element }: WidgetProps) {
  const { settings } = element;
  const tags = Array.isArray(settings.headings_by_tags) ? settings.headings_by_tags : TAGS;
  const headings = listed(usePageHeadings(), settings).filter(({ level }) => tags.includes(`h${level}`));
  const isNested = settings.hierarchical_view === undefined || isOn(settings.hierarchical_view);
  const marker = settings.marker_view === 'bullets' ? 'bullets' : 'numbers';
  const title = textOf(settings.title);
  const heading = createElement(
    headingTagOf(settings.html_tag, 'h4'),
    { className: 'elementor-toc__header-title' },
    title,
  );
  const iconOf = useIcons();
  const bullet = marker === 'bullets' ? iconOf(settings.icon) : '';
  const folding = isOn(settings.collapse_subitems) ? ' elementor-toc__list-items--collapsible' : '';
  const body = (
    <nav
      className={`elementor-toc__body elementor-toc--${bullet ? 'icons' : marker}${folding}`}
      aria-label={title || 'On this page'}
    >
      {headings.length > 0 ? (
        <List headings={isNested ? headings : headings.map((one) => ({ ...one, level: 1 }))} icon={bullet} />
      ) : (
        <p>{textOf(settings.no_headings_message)}</p>
      )}
    </nav>
  );
  const canFold = settings.minimize_box === undefined || isOn(settings.minimize_box);
  return (
    <WidgetElement
      {...widgetFrame(element, {
        // Off is an empty string; without the setting, items are underlined on hover.
        classes: settings.item_text_underline_hover === '' ? ['portico-toc-plain'] : [],
      })}
    >
      <IslandStyle name="table-of-contents" />
      {canFold ? (
        foldsOf(settings).map(({ isOpen, devices }) => (
          <details key={devices} className={`elementor-toc${devices}`} open={isOpen}>
            <summary className="elementor-toc__header">
              {heading}
              <ToggleIcons expand={iconOf(settings.expand_icon)} collapse={iconOf(settings.collapse_icon)} />
            </summary>
            {body}
          </details>
        ))
      ) : (
        <div className="elementor-toc">
          <div className="elementor-toc__header">{heading}</div>
          {body}
        </div>
      )}
    </WidgetElement>
  );
}

/**
 * Whether it is initially open. If that differs between devices, there are two lists, each shown on its own devices: there is
 * no other way to fold one without a script. Elementor Pro's are collapsed on tablets and phones.
 */
function foldsOf({
  minimized_on: told = 'tablet',
}: Settings): readonly { isOpen: boolean; devices: string }[] {
  const device = DEVICES[textOf(told)];
  if (!device) return [{ isOpen: told !== 'desktop', devices: '' }];
  return [
    { isOpen: true, devices: ` portico-toc-above-${device}` },
    { isOpen: false, devices: ` portico-toc-on-${device}` },
  ];
}

/** A less common device counts as the next smaller one, and is collapsed together with it. */
const DEVICES: Readonly<Record<string, 'tablet' | 'mobile'>> = {
  ...{ laptop: 'tablet', tablet_extra: 'tablet', tablet: 'tablet' },
  ...{ mobile_extra: 'mobile', mobile: 'mobile' },
};

const TAGS: readonly unknown[] = ['h2', 'h3', 'h4', 'h5', 'h6'];

/** Replaces the rotating arrow. */
function ToggleIcons({ expand, collapse }: { expand: string; collapse: string }) {
  if (!expand || !collapse) return <span className="elementor-toc__arrow" />;
  return (
    <>
      <Slot
        as="span"
        className="elementor-toc__toggle-button elementor-toc__toggle-button--expand"
        html={expand}
      />
      <Slot
        as="span"
        className="elementor-toc__toggle-button elementor-toc__toggle-button--collapse"
        html={collapse}
      />
    </>
  );
}

/**
 * The headings that its author wants: those in a container, without exclusions. A container with none of them is one around the
 * whole page.
 */
function listed(headings: readonly PageHeading[], settings: Settings): readonly PageHeading[] {
  const { container, exclude_headings_by_selector: left } = settings;
  const inside = headings.filter(({ path }) => isMeant(path.slice(0, -1), container));
  return (inside.length > 0 ? inside : headings).filter(({ path }) => !isMeant(path, left));
}

function List({ headings, icon }: { headings: readonly PageHeading[]; icon: string }) {
  return (
    <ol className="elementor-toc__list-wrapper">
      {branches(headings).map(({ heading, below }) => (
        <li className="elementor-toc__list-item" key={heading.anchor}>
          <div className="elementor-toc__list-item-text-wrapper">
            {icon && <Slot as="span" className="elementor-toc__bullet" html={icon} />}
            <a className="elementor-toc__list-item-text" href={`#${heading.anchor}`}>
              {heading.text}
            </a>
          </div>
          {below.length > 0 && <List headings={below} icon={icon} />}
        </li>
      ))}
    </ol>
  );
}

interface Branch {
  readonly heading: PageHeading;
  readonly below: PageHeading[];
}

/** Smaller headings after a heading are nested below it. */
function branches(headings: readonly PageHeading[]): Branch[] {
  const found: Branch[] = [];
  for (const heading of headings) {
    const last = found.at(-1);
    if (last && heading.level > last.heading.level) last.below.push(heading);
    else found.push({ heading, below: [] });
  }
  return found;
}
