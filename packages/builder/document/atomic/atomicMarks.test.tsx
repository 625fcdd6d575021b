import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { parseDocument } from '../../model/document/parseDocument.ts';
import { classLabelsOf } from '../../parts/atomic/ClassLabels.ts';
import { DocumentView } from '../DocumentView.tsx';

const typed = (value: unknown, $$type = 'string') => ({ $$type, value });
const parse = (...elements: unknown[]) => parseDocument(elements, { id: 7, cleanHtml: (html) => html });

test('K classes of the site stand on their elements under their labels too, where that is a class', () => {
  const classes = typed(['e-own-1', 'g-1', 'g-2', 'g-3'], 'classes');
  const items = { 'g-1': { label: 'Card' }, 'g-2': { label: '"><b' }, 'g-3': { label: 'two words' } };
  const inner = { id: 'b', elType: 'widget', widgetType: 'e-button', settings: { classes }, elements: [] };
  const page = parse({ id: 'a', elType: 'e-flexbox', settings: { classes }, elements: [inner] });
  const html = renderToStaticMarkup(
    <DocumentView document={{ ...page, classLabels: classLabelsOf({ items }) }} />,
  );
  expect(html.match(/ e-own-1 g-1 g-2 g-3 Card"/g)).toHaveLength(2);
  expect(html).not.toContain('words');
});

test.each([
  ['#elementor-action%3Aaction%3Dpopup', null, 'data-action-link="#elementor-action%3Aaction%3Dpopup"'],
  ['/boats/', null, 'data-action-link="/boats/"'],
  ['/boats/', true, 'data-action-link="/boats/" target="_blank"'],
])(
  'K a link of version 4 whose tag is a button is one, and leaves its address to scripts: %s',
  (url, isTargetBlank, attributes) => {
    const link = typed({ destination: typed(url, 'url'), tag: typed('button'), isTargetBlank }, 'link');
    const box = { id: 'a', elType: 'e-div-block', settings: { link }, elements: [] };
    const words = {
      id: 'b',
      elType: 'widget',
      widgetType: 'e-button',
      settings: { link, text: typed('Go') },
    };
    const html = renderToStaticMarkup(<DocumentView document={parse(box, words)} />);
    expect(html.match(/<button [^>]*type="button"/g)).toHaveLength(2);
    expect(html.split(attributes)).toHaveLength(3);
    expect(html).not.toContain('href');
  },
);
