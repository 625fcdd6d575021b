import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { parseDocument } from '../model/document/parseDocument.ts';
import { DocumentView } from './DocumentView.tsx';
import { documentStyles } from './documentStyles.ts';

const link = { url: 'https://example.org/' };
const widget = (widgetType: string, settings: object) => ({
  ...{ id: 'abc1234', elType: 'widget', widgetType, settings, elements: [] },
});
const parse = (element: object) => parseDocument([element], { id: 7, cleanHtml: (html) => html });
const draw = (element: object) => renderToString(<DocumentView document={parse(element)} />);

test.each([
  ['button', { text: 'Go' }, 'elementor-button elementor-size-sm elementor-animation-grow'],
  ['image', { image: { url: '/a.webp' } }, 'class="elementor-animation-grow"'],
  ['text-path', { text: 'Along' }, 'class="e-text-path elementor-animation-grow"'],
])('K what a %s does when it is pointed at stands in its classes', (type, settings, wanted) => {
  expect(draw(widget(type, { ...settings, hover_animation: 'grow' }))).toContain(wanted);
  expect(draw(widget(type, settings))).not.toContain('elementor-animation-');
  expect(draw(widget(type, { ...settings, hover_animation: '"><script>' }))).not.toContain('<script');
});

test('K turning, moving, scaling and slanting come in Elementor’s order, which changes what they make together', () => {
  const css = documentStyles(
    parse(
      widget('heading', {
        title: 'A',
        _transform_rotate_popover: 'transform',
        _transform_rotateZ_effect: { unit: 'deg', size: 10 },
      }),
    ),
  );
  expect(css).toMatch(/rotateZ\(.*rotateY\(.*translate\(.*scale\(.*skewX\(.*skewY\(/);
});

const box = (settings: object, elements: readonly object[] = []) => ({
  ...{ id: 'def1234', elType: 'container', settings, elements },
});

test('K a container that is a link as a whole leads there, unless there are links in it', () => {
  const linked = { html_tag: 'a', link };
  expect(draw(box(linked, [widget('heading', { title: 'A' })]))).toMatch(
    /<a [^>]*href="https:\/\/example.org\/"[^>]*e-con|<a [^>]*e-con[^>]*href="https:\/\/example.org\/"/,
  );
  const holding = [
    widget('heading', { title: 'A', link }),
    widget('button', { text: 'Go' }),
    widget('text-editor', { editor: '<p>See <a href="/b/">this</a></p>' }),
    widget('icon-list', { icon_list: [{ text: 'A', link }] }),
    box(linked),
  ];
  for (const inner of holding) expect(draw(box(linked, [inner]))).toMatch(/<div [^>]*data-id="def1234"/);
  expect(draw(box({ html_tag: 'a', link: { url: 'javascript:alert(1)' } }))).not.toContain('javascript');
});
