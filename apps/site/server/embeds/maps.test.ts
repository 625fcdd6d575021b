import { frameOrigins } from '@portico/builder/document';
import { findEmbedCodes } from '@portico/kernel/embeds';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { cleanElements } from '../../../../packages/builder/server/documents/cleanContent.ts';
import { maps } from './maps.tsx';

const EMBED = 'https://www.google.com/maps/embed?pb=!1m18!1d2428!2d13.375!3d52.516!3m3';
const NAMED = `${EMBED}!1m2!1s0x47a8:0xec6a!2sBrandenburg%20Gate!5e0`;

/** What visitors see of this HTML in a text widget. */
async function shown(editor: string): Promise<string> {
  const [element] = cleanElements([{ id: 'a', elType: 'widget', settings: { editor }, elements: [] }]);
  const { settings } = element as { settings: { editor: string } };
  let html = '';
  for (const piece of findEmbedCodes(settings.editor, maps.names)) {
    const embedded =
      typeof piece === 'string'
        ? null
        : await maps.embed(piece.attributes, { pagePath: '/', postId: 1, count: () => 1 });
    html += embedded ? renderToStaticMarkup(embedded.element) : typeof piece === 'string' ? piece : '';
  }
  return html;
}

test.each([
  ['Brandenburg Gate', NAMED],
  ['52.516,13.375', EMBED],
  ['Rose &amp; Crown', '//maps.google.co.uk/maps?t=m&amp;q=Rose+%26+Crown&amp;output=embed'],
])('K a frame with a map of %s in a text waits for a click', async (place, src) => {
  const html = await shown(`<p>Here:</p><p><iframe src="${src}" width="600" height="450"></iframe></p>`);
  expect(html).toContain(`aria-label="Show: ${place}"`);
  expect(html).toContain('portico-map-450');
  expect(html).toContain('<p>Here:</p>');
  expect(html).not.toContain('<iframe');
  expect(frameOrigins(html)).toContain('https://maps.google.com');
});

test('K a frame with a video in a text becomes a video, and every other frame is removed', async () => {
  expect(await shown('<iframe src="https://www.youtube.com/embed/XHOmBV4js_E?rel=0&amp;x=1"></iframe>')).toBe(
    '[video src="https://www.youtube.com/embed/XHOmBV4js_E?rel=0&amp;x=1"]',
  );
  for (const src of [
    'https://google.com.example.org/maps/embed?q=a',
    'https://www.google.com/search?q=a',
    'javascript:alert(1)//google.com/maps?q=a',
    'https://www.google.com/maps?q=a][script]',
    `https://www.google.com/maps?q=${'a'.repeat(600)}`,
  ])
    expect(await shown(`<iframe src="${src}"></iframe>`)).toBe('');
});
