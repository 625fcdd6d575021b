import { IslandStyle } from '@portico/kernel/islands/react';
import { createElement } from 'react';
import { headingTagOf } from '../../model/settings/headingTag.ts';
import { isOn, textOf } from '../../model/settings/read.ts';
import { type PageHeading, usePageHeadings } from '../../parts/contents/PageHeadings.ts';
import type { WidgetProps } from '../../parts/element/Widget.ts';
import { WidgetElement } from '../../parts/element/WidgetElement.tsx';
import { widgetFrame } from '../../parts/element/widgetFrame.ts';

/** The headings of the page, with links to them. The browser folds it by itself. */
export function TableOfContents({ element }: WidgetProps) {
  const { settings } = element;
  const tags = Array.isArray(settings.headings_by_tags) ? settings.headings_by_tags : TAGS;
  const headings = usePageHeadings().filter(({ level }) => tags.includes(`h${level}`));
  const isNested = settings.hierarchical_view === undefined || isOn(settings.hierarchical_view);
  const marker = settings.marker_view === 'bullets' ? 'bullets' : 'numbers';
  const title = textOf(settings.title);
  const heading = createElement(
    headingTagOf(settings.html_tag, 'h4'),
    { className: 'elementor-toc__header-title' },
    title,
  );
  const body = (
    <nav className={`elementor-toc__body elementor-toc--${marker}`} aria-label={title || 'On this page'}>
      {headings.length > 0 ? (
        <List headings={isNested ? headings : headings.map((one) => ({ ...one, level: 1 }))} />
      ) : (
        <p>There are no headings on this page yet.</p>
      )}
    </nav>
  );
  const canFold = settings.minimize_box === undefined || isOn(settings.minimize_box);
  return (
    <WidgetElement
      {...widgetFrame(element, {
        // Off is an empty text; a list that never said anything underlines what is pointed at.
        classes: settings.item_text_underline_hover === '' ? ['portico-toc-plain'] : [],
      })}
    >
      <IslandStyle name="table-of-contents" />
      {canFold ? (
        <details className="elementor-toc" open={settings.minimized_on !== 'desktop'}>
          <summary className="elementor-toc__header">{heading}</summary>
          {body}
        </details>
      ) : (
        <div className="elementor-toc">
          <div className="elementor-toc__header">{heading}</div>
          {body}
        </div>
      )}
    </WidgetElement>
  );
}

const TAGS: readonly unknown[] = ['h2', 'h3', 'h4', 'h5', 'h6'];

function List({ headings }: { headings: readonly PageHeading[] }) {
  return (
    <ol className="elementor-toc__list-wrapper">
      {branches(headings).map(({ heading, below }) => (
        <li className="elementor-toc__list-item" key={heading.elementId}>
          <a className="elementor-toc__list-item-text" href={`#${heading.anchor}`}>
            {heading.text}
          </a>
          {below.length > 0 && <List headings={below} />}
        </li>
      ))}
    </ol>
  );
}

interface Branch {
  readonly heading: PageHeading;
  readonly below: PageHeading[];
}

/** Whatever follows a heading and is smaller lies below it. */
function branches(headings: readonly PageHeading[]): Branch[] {
  const found: Branch[] = [];
  for (const heading of headings) {
    const last = found.at(-1);
    if (last && heading.level > last.heading.level) last.below.push(heading);
    else found.push({ heading, below: [] });
  }
  return found;
}
