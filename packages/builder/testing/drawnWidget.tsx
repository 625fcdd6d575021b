import { renderToStaticMarkup } from 'react-dom/server';
import { onTestFinished } from 'vitest';
import { DocumentView } from '../document/DocumentView.tsx';
import { documentStyles } from '../document/documentStyles.ts';
import look from '../document/elementor-look.sheet.css?inline';
import { withElementorLook } from '../model/document/pageLook.ts';
import { parseDocument } from '../model/document/parseDocument.ts';
import icons from '../parts/icon/icon-frame.sheet.css?inline';
import { IconDrawingsProvider } from '../parts/icon/useIcons.ts';
import { SiteTimeProvider } from '../parts/site/SiteTime.ts';

const SITE = `@layer reset, portico, elementor;@layer reset{ul{margin:0;padding:0;list-style:none}.wrap{display:flex}}`;

/** Any icon, and files whose URL is the drawing itself. */
const DRAWINGS = Object.assign(() => ({ viewBox: '0 0 1 1', path: '' }), {
  file: (address: string) => `<svg class="e-icon-drawing" ${decodeURIComponent(address.slice(1))}</svg>`,
});

/** When a page was drawn. */
export const NOW = Date.UTC(2026, 0, 1);

const BEFORE = [...document.adoptedStyleSheets];

/** A widget on a page that relies on Elementor's look, as rendered by the server, with its style sheets. */
export function drawnWidget(
  sheets: string,
  widgetType: string,
  settings: object,
  elements: readonly object[] = [],
) {
  return drawnElement(sheets, { elType: 'widget', widgetType, settings, elements });
}

/** The same for any element. */
export function drawnElement(sheets: string, element: object) {
  const parsed = parseDocument([{ id: 'abc1234', elements: [], ...element }], {
    id: 7,
    cleanHtml: (html) => html,
  });
  const page = { ...parsed, settings: withElementorLook(parsed.settings) };
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`${SITE}${icons}${sheets}${look}${documentStyles(page)}`);
  document.adoptedStyleSheets = [...BEFORE, sheet];
  document.body.innerHTML = renderToStaticMarkup(
    <IconDrawingsProvider value={DRAWINGS}>
      <SiteTimeProvider value={{ now: NOW, timeZone: 'UTC' }}>
        <DocumentView document={page} />
      </SiteTimeProvider>
    </IconDrawingsProvider>,
  );
  onTestFinished(() => {
    document.adoptedStyleSheets = BEFORE;
    document.body.replaceChildren();
  });
  const found = (selector: string) => document.querySelector(selector) ?? document.body;
  return {
    found,
    style: (selector: string, part?: string) => getComputedStyle(found(selector), part),
    box: (selector: string) => found(selector).getBoundingClientRect(),
  };
}

export const px = (size: number) => ({ unit: 'px', size });
