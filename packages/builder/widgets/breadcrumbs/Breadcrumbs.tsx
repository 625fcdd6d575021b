import { IslandStyle } from '@portico/kernel/islands/react';
import { createElement } from 'react';
import { choiceOf } from '../../model/settings/read.ts';
import type { WidgetProps } from '../../parts/element/Widget.ts';
import { WidgetElement } from '../../parts/element/WidgetElement.tsx';
import { widgetFrame } from '../../parts/element/widgetFrame.ts';
import { usePageFacts } from '../../parts/post/PageFacts.ts';
import { useVisitorWords } from '../../parts/site/visitorWords.ts';

/** Breadcrumbs from the home page to the current page. */
export function Breadcrumbs({ element }: WidgetProps) {
  const facts = usePageFacts();
  const { breadcrumbs } = useVisitorWords();
  const trail = facts ? (facts.trail ?? []) : SAMPLE;
  if (trail.length < 2) return null;
  const crumbs = trail.map(({ label, path }, index) =>
    index < trail.length - 1 ? (
      <span key={path}>
        <a href={path}>{label}</a> <span aria-hidden="true">»</span>{' '}
      </span>
    ) : (
      <span className="breadcrumb_last" aria-current="page" key={path}>
        {label}
      </span>
    ),
  );
  return (
    <WidgetElement {...widgetFrame(element)}>
      <IslandStyle name="breadcrumbs" />
      {createElement(
        choiceOf(element.settings.html_tag, TAGS, 'nav'),
        { 'aria-label': breadcrumbs, className: 'portico-breadcrumbs' },
        crumbs,
      )}
    </WidgetElement>
  );
}

const TAGS = ['nav', 'div', 'span', 'p'] as const;
const SAMPLE = [
  { label: 'Home', path: '#home' },
  { label: 'A category', path: '#category' },
  { label: 'The title of the page', path: '#page' },
];
