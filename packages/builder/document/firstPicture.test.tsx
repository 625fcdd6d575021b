import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { parseDocument } from '../model/document/parseDocument.ts';
import { DocumentView } from './DocumentView.tsx';

const linksOf = (settings: object, { type = 'wp-page', devices = undefined as undefined | [] } = {}) => {
  const content = [{ id: 'abc1234', elType: 'container', settings, elements: [] }];
  const document = { ...parseDocument(content, { id: 7, type, cleanHtml: (html) => html }), devices };
  const markup = renderToStaticMarkup(<DocumentView document={document} />);
  return [...markup.matchAll(/<link rel="preload"[^>]*href="([^"]*)"[^>]*media="([^"]*)"/g)].map(
    ([, href, media]) => [href, media],
  );
};
const picture = (url: string) => ({ background_background: 'classic', background_image: { url } });

test('a browser hears of the picture behind the top of a page before its sheets, for each device of its own', () => {
  expect(linksOf({ ...picture('/wide.svg'), background_image_mobile: { url: '/tall.svg' } })).toEqual([
    ['/wide.svg', '(min-width:1025px), (min-width:768px) and (max-width:1024px)'],
    ['/tall.svg', '(max-width:767px)'],
  ]);
  expect(linksOf(picture('/wide.svg'), { devices: [] })).toEqual([['/wide.svg', 'all']]);
});

test.each([
  ['is not shown at all', { background_image: { url: '/wide.svg' } }, {}],
  ['is hidden everywhere', { ...picture('/a.svg'), ...hidden('desktop', 'tablet', 'mobile') }, {}],
  ['comes from elsewhere', picture('//elsewhere.example/a.svg'), {}],
  ['is written otherwise in the sheet', picture('/a (1).svg'), {}],
  ['could not be had by an import', picture(`/kit-pictures/${crypto.randomUUID()}-9x9.svg`), {}],
  ['stands in a part of pages', picture('/a.svg'), { type: 'footer' }],
])('a picture that %s is not fetched ahead', (_why, settings, place) => {
  expect(linksOf(settings, place)).toEqual([]);
});

function hidden(...devices: string[]): object {
  return Object.fromEntries(devices.map((device) => [`hide_${device}`, `hidden-${device}`]));
}
