import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as wire from './public.ts';
import { isPreviewed, masonryOf, morePostsOf, postsAddress, printListProperties } from './public.ts';

/** What each part of a list reads from the page's object. */
const readProperties = (printed: unknown) => ({
  isPreview: isPreviewed(printed),
  masonry: masonryOf(printed),
  more: morePostsOf(printed),
});

const ENDPOINT = 'https://site.example/wp-json/nv/v1/posts/page/';

describe('the page’s properties', () => {
  test('TH-05 TH-06 are read as WordPress prints them, all texts', () => {
    expect(
      readProperties({
        ajaxurl: '/wp-admin/admin-ajax.php',
        nonce: 'abc',
        isRTL: '1',
        isCustomize: '',
        masonryStatus: 'enabled',
        masonryColumns: '3',
        blogLayout: 'covers',
        infScroll: 'enabled',
        maxPages: '7',
        endpoint: ENDPOINT,
        lang: 'en_US',
        query: '{"category_name":"news"}',
      }),
    ).toEqual({
      isPreview: false,
      masonry: { columns: 3, layout: 'covers' },
      more: { endpoint: ENDPOINT, lastPage: 7, language: 'en_US', query: '{"category_name":"news"}' },
    });
  });

  test('TH-05 TH-06 real numbers, booleans and an object do as well', () => {
    const read = readProperties({
      isRTL: false,
      isCustomize: true,
      masonryStatus: 'enabled',
      masonryColumns: 2,
      blogLayout: 'grid',
      infScroll: 'enabled',
      maxPages: 3,
      endpoint: ENDPOINT,
      query: { tag: 'oak' },
    });
    expect(read).toMatchObject({ isPreview: true, masonry: { columns: 2 } });
    expect(read.more).toEqual({ endpoint: ENDPOINT, lastPage: 3, language: '', query: '{"tag":"oak"}' });
  });

  test('TH-05 one column needs no masonry, and neither does a status of another name', () => {
    expect(readProperties({ masonryStatus: 'enabled', masonryColumns: '1' }).masonry).toBeNull();
    expect(readProperties({ masonryStatus: 'on', masonryColumns: '3' }).masonry).toBeNull();
    expect(readProperties({ masonryStatus: 'enabled', masonryColumns: 'many' }).masonry).toBeNull();
  });

  test('TH-07 a query that is missing filters nothing', () => {
    expect(readProperties({ infScroll: 'enabled', endpoint: ENDPOINT }).more?.query).toBe('[]');
    expect(readProperties({ infScroll: 'enabled', endpoint: ENDPOINT, query: null }).more?.query).toBe('[]');
  });

  test('TH-06 what our server prints is read back as it was meant', () => {
    fc.assert(
      fc.property(
        fc.record({
          masonry: fc.option(
            fc.record({ columns: fc.integer({ min: 2, max: 9 }), layout: fc.constantFrom('grid', 'covers') }),
          ),
          more: fc.option(
            fc.record({
              endpoint: fc.webUrl(),
              lastPage: fc.integer({ min: 1, max: 999 }),
              language: fc.constantFrom('', 'lt', 'en_US'),
              query: fc.json().filter((text) => text !== ''),
            }),
          ),
        }),
        (properties) => {
          const printed = printListProperties(properties);
          expect(Object.values(printed).every((value) => typeof value === 'string')).toBe(true);
          expect(readProperties(printed)).toEqual({ ...properties, isPreview: false });
        },
      ),
    );
  });
});

describe('the address of a page of posts', () => {
  const more = { endpoint: ENDPOINT, language: '' };

  test('TH-07 is the endpoint, the number and the language', () => {
    expect(postsAddress(more, 2)).toBe(`${ENDPOINT}2`);
    expect(postsAddress({ ...more, language: 'lt' }, 3)).toBe(`${ENDPOINT}3/lt`);
  });

  test('TH-08 carries the preview’s ticket in its query', () => {
    expect(postsAddress(more, 2, { changeset: 'c-1', nonce: 'n1' })).toBe(
      `${ENDPOINT}2?customize_changeset_uuid=c-1&customize_autosaved=on&customize_preview_nonce=n1`,
    );
    expect(postsAddress(more, 2, { changeset: 'c-1', nonce: '' })).toBe(
      `${ENDPOINT}2?customize_changeset_uuid=c-1&customize_autosaved=on`,
    );
    const plain = { endpoint: '/?rest_route=/nv/v1/posts/page/', language: 'lt' };
    expect(postsAddress(plain, 2, { changeset: 'c-1', nonce: 'n1' })).toBe(
      '/?rest_route=/nv/v1/posts/page/2/lt&customize_changeset_uuid=c-1&customize_autosaved=on&customize_preview_nonce=n1',
    );
  });
});

test.each([
  ['TH-06', 'FIRST_PAGE_TO_LOAD', 2],
  ['TH-06', 'RECHECK_MS', 750],
  ['TH-06', 'VISIBLE_RATIO', 0.5],
  ['TH-07', 'POSTS_LOADED', 'portico:posts-loaded'],
] as const)('%s the contract’s constant %s is %s', (_row, name, value) => {
  expect(new Map<string, unknown>(Object.entries(wire)).get(name)).toBe(value);
});
