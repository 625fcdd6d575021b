import { renderToString } from 'react-dom/server';
import { DocumentView } from '../document/DocumentView.tsx';
import { builderIslands } from '../islands.ts';
import type { BuilderElement } from '../wire/public.ts';
import { SAMPLE_SETTINGS, sampleElement } from './sampleElements.ts';

/** A page with many widgets, cycling through every kind. */
export function pageOfWidgets(count: number): string {
  const kinds = Object.keys(SAMPLE_SETTINGS).filter((kind) => !FLOATING.includes(kind));
  const widgets = Array.from({ length: count }, (_, index) =>
    sampleElement(kinds[index % kinds.length] ?? '', (0x1a00000 + index * 16).toString(16)),
  );
  return rendered(widgets);
}

/** These lie over the page; one of them is enough. */
const FLOATING = ['contact-buttons', 'floating-bars-var-1', 'floating-bars-var-2', 'floating-bars-var-3'];

/** A page with many elements with entrance animations, each a line or two high. */
export function pageOfEntrances(count: number): string {
  const widgets = Array.from({ length: count }, (_, index) =>
    sampleElement('heading', (0x2a00000 + index).toString(16), {
      title: `Line ${index + 1}`,
      _animation: 'fadeInUp',
    }),
  );
  return rendered(widgets);
}

/** The markup of each widget with an island, by the island's name. */
export function widgetsWithIslands(): { island: string; html: string }[] {
  return builderIslands.flatMap(({ name, selector }) => {
    // A selector that needs more than the widget's type does not match the sample.
    const kind = /data-widget_type="([\w-]+)\.default"\][,)]/.exec(selector)?.[1];
    if (kind && SAMPLE_SETTINGS[kind])
      return [{ island: name, html: rendered([sampleElement(kind, '1a2b3c4')]) }];
    return name === 'text-editor'
      ? [{ island: name, html: rendered([sampleElement('text-editor', '1a2b3c4')]) }]
      : [];
  });
}

function rendered(widgets: readonly BuilderElement[]): string {
  const elements = [
    { id: 'c0ffee0', elType: 'container' as const, settings: { content_width: 'full' }, elements: widgets },
  ];
  return renderToString(<DocumentView document={{ id: '42', type: 'wp-page', settings: {}, elements }} />);
}
