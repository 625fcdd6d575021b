import { expect, test } from 'vitest';
import { frameOrigins } from './frameOrigins.ts';

test('PB-07 a page may frame exactly the providers of its videos', () => {
  expect(frameOrigins('<p>No video</p>')).toEqual([]);
  expect(
    frameOrigins('<div data-frame-of="vimeo"></div><div class="x" data-frame-of="youtube"></div>'),
  ).toEqual(['https://www.youtube-nocookie.com', 'https://player.vimeo.com']);
});

test.each(['evil', 'constructor', '__proto__', 'https://evil.example'])(
  'PB-07 nobody frames %j',
  (provider) => {
    expect(frameOrigins(`<div data-frame-of="${provider}"></div>`)).toEqual([]);
  },
);
