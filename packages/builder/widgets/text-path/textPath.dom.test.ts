import { afterEach, describe, expect, test, vi } from 'vitest';
import { one, onPage } from '../../testing/page.ts';
import { drawingOf } from './drawingOf.ts';
import { start } from './text-path.island.ts';

const WAVE = `<?xml version="1.0" encoding="utf-8"?><!-- wave -->
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 250 42.5" onload="hurt()">
  <script>hurt()</script><foreignObject><b xmlns="http://www.w3.org/1999/xhtml" onclick="hurt()">x</b></foreignObject>
  <g style="fill: url(//elsewhere.test)"><path id="theirs" d="M0 42.2C62.5 42.2 62.5 0.2 125 0.2S187.5 42.2 250 42.2"/></g>
  <use href="//elsewhere.test/a.svg#b"/>
</svg>`;

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

describe('a text along a path', () => {
  test('is written along the path of the drawing, from where its author wants it', async () => {
    const element = served({ start_point: { unit: '%', size: 25 } }, 'Fish &amp; <i>chips</i>');
    await start(element);
    const along = one(element, '.e-text-path > svg > text > textPath');
    expect(along.textContent).toBe('Fish & <i>chips</i>');
    expect(along.getAttribute('href')).toBe('#e-path-1234567');
    expect(along.getAttribute('startOffset')).toBe('25%');
    expect(one(element, '#e-path-1234567').getAttribute('d')).toContain('M0 42.2');
    expect(
      (one(element, 'textPath') as unknown as SVGTextPathElement).getComputedTextLength(),
    ).toBeGreaterThan(0);
    await start(element);
    expect(element.querySelectorAll('svg')).toHaveLength(1);
  });

  test('begins at the other end when it runs from right to left', async () => {
    const element = served({ start_point: { size: 25 }, text_path_direction: 'rtl' });
    await start(element);
    expect(one(element, 'textPath').getAttribute('startOffset')).toBe('75%');
  });

  test('is a link where it has an address, and never one that runs anything', async () => {
    const element = served({ link: { is_external: 'on', nofollow: 'on' } }, 'Go', 'https://site.test/there/');
    await start(element);
    const link = one(element, 'textPath > a');
    expect(link.getAttribute('href')).toBe('https://site.test/there/');
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')).toBe('nofollow');
    const hostile = served({ link: [] }, 'Go', 'java\nscript:alert(1)');
    await start(hostile);
    expect(hostile.querySelector('a')).toBeNull();
    expect(one(hostile, 'textPath').textContent).toBe('Go');
  });

  test('nothing but shapes of the drawing reaches the page', () => {
    const drawing = drawingOf(WAVE);
    expect(drawing?.getAttribute('viewBox')).toBe('0 0 250 42.5');
    expect([...(drawing?.querySelectorAll('*') ?? [])].map(({ localName }) => localName)).toEqual([
      'g',
      'path',
    ]);
    expect(drawing?.outerHTML).not.toMatch(/hurt|elsewhere/);
    expect(drawingOf('<html><body>404</body></html>')).toBeNull();
    expect(drawingOf('')).toBeNull();
  });

  test('markup without it, an address of something else and a drawing without a path are left alone', async () => {
    (await start(onPage('<p></p>')))();
    await expect(start(onPage('<div class="e-text-path" data-url="/a.html"></div>'))).rejects.toThrow();
    const element = served({}, 'Go', '', '<svg xmlns="http://www.w3.org/2000/svg"/>');
    const before = element.innerHTML;
    await expect(start(element)).rejects.toThrow();
    expect(element.innerHTML).toBe(before);
  });
});

function served(settings: object, text = 'Hello', linkUrl = '', drawing = WAVE): HTMLElement {
  vi.spyOn(window, 'fetch').mockImplementation(async () => new Response(drawing));
  return onPage(
    `<div class="elementor-widget-container"><div class="e-text-path" data-text="${text}"
      data-url="/wp-content/plugins/elementor/assets/svg-paths/wave.svg" data-link-url="${linkUrl}"></div></div>`,
    { 'data-id': '1234567', 'data-settings': JSON.stringify(settings) },
  );
}
