import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { videoAttributes } from './videoAttributes.ts';
import { videoRatio } from './videoRatio.ts';

const VIDEO = 'https://site.test/videos/a.mp4';

describe('PB-21 the shape of a video', () => {
  test.each([
    ['219', 21 / 9],
    [169, 16 / 9],
    ['43', 4 / 3],
    ['32', 1.5],
    ['11', 1],
    ['916', 9 / 16],
    ['1.85', 1.85],
    [2, 2],
    ['4/5', 0.8],
    ['3:2', 1.5],
  ])('%j is taken as it is meant', (value, ratio) => {
    expect(videoRatio(value)).toBeCloseTo(ratio, 5);
  });

  test.each([
    undefined,
    null,
    '',
    'wide',
    0,
    -1,
    'NaN',
    '1/0',
    '0/0',
    '1e9',
    54,
    '1;}body{display:none}',
    {},
  ])('%j is no shape', (value) => {
    expect(videoRatio(value)).toBeCloseTo(16 / 9, 5);
  });
});

describe('PB-21 the attributes of a video', () => {
  test('those that are named are on', () => {
    expect(
      videoAttributes(
        {
          controls: '',
          loop: 'loop',
          muted: 'muted',
          preload: 'metadata',
          poster: '/poster.jpg',
          controlsList: 'nodownload',
        },
        VIDEO,
      ),
    ).toEqual({
      controls: true,
      loop: true,
      muted: true,
      playsInline: true,
      preload: 'metadata',
      poster: 'https://site.test/poster.jpg',
      controlsList: 'nodownload',
    });
  });

  test('a video of which nothing is said has controls; one that leaves them out has none', () => {
    expect(videoAttributes({}, VIDEO).controls).toBe(true);
    expect(videoAttributes({ muted: '' }, VIDEO)).toMatchObject({
      controls: false,
      muted: true,
      loop: false,
    });
  });

  test('nothing else gets through, whatever a hash names', () => {
    const names = ['controls', 'controlsList', 'loop', 'muted', 'playsInline', 'poster', 'preload'];
    const hostile = fc.dictionary(
      fc.oneof(
        fc.constantFrom('onerror', 'onloadstart', 'src', 'style', 'dangerouslySetInnerHTML', 'ref', ...names),
        fc.string(),
      ),
      fc.oneof(fc.constantFrom('javascript:alert(1)', 'data:text/html,x', ''), fc.anything()),
    );
    fc.assert(
      fc.property(hostile, (params) => {
        const { poster, ...rest } = videoAttributes(params, VIDEO);
        expect(names).toEqual(expect.arrayContaining(Object.keys(rest)));
        if (poster) expect(poster).toMatch(/^https?:/);
      }),
    );
  });
});
