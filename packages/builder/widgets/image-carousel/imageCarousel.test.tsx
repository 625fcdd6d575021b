import { cleanHtml } from '@portico/kernel/server/html';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { parseDocument } from '../../model/document/parseDocument.ts';
import { withDefaults } from '../../model/settings/defaults.ts';
import { IconDrawingsProvider } from '../../parts/icon/useIcons.ts';
import { ImageCarousel } from './ImageCarousel.tsx';
import { widget } from './image-carousel.widget.ts';
import { shownSize } from './shownSize.ts';

const PICTURES = [1, 2, 3].map((id) => ({
  ...{ id, url: `/media/${id}.webp`, width: 400, height: 600 },
  ...{ title: `Title ${id}`, caption: `Caption ${id}`, description: `Description ${id}` },
}));

describe('a carousel of Elementor’s', () => {
  test('K goes round and plays where its document says nothing, as Elementor begins it', () => {
    expect(told(draw({}))).toMatchObject({ infinite: 'yes', autoplay: 'yes', pause_on_hover: 'yes' });
    expect(told(draw({ infinite: '', autoplay: 'no' }))).toEqual({
      ...{ autoplay: 'no', pause_on_hover: 'yes', pause_on_interaction: 'yes' },
    });
  });

  test('K says where its arrows and dots stand', () => {
    expect(draw({})).toContain('elementor-arrows-position-inside elementor-pagination-position-outside');
    expect(draw({ arrows_position: 'outside', dots_position: 'inside' })).toContain(
      'elementor-arrows-position-outside elementor-pagination-position-inside',
    );
    expect(draw({ navigation: 'arrows' })).not.toContain('elementor-pagination-position');
    expect(draw({ navigation: 'none' })).not.toMatch(/-position-|elementor-swiper-button/);
  });

  test('K has the arrows that were chosen, and its own where there is no such icon', () => {
    const html = draw({
      navigation_previous_icon: { library: 'fa-solid', value: 'fas fa-star' },
      navigation_next_icon: { library: 'fa-solid', value: 'fas fa-no-such' },
    });
    expect(html).toMatch(/button-prev"[^>]*><svg aria-hidden="true" class="e-font-icon-svg e-fas-star"/);
    expect(html).toMatch(/button-next"[^>]*><svg viewBox="0 0 16 16"/);
  });

  test.each([
    ['title', 'Title 2'],
    ['caption', 'Caption 2'],
    ['description', 'Description 2'],
    ['', null],
    ['address', null],
    [undefined, 'Caption 2'],
  ])('K shows the words below its pictures that %j asks for', (caption_type, words) => {
    const found = /2\.webp.*?<figcaption[^>]*>(.*?)<\/figcaption>/.exec(draw({ caption_type }));
    expect(found?.[1] ?? null).toBe(words);
  });

  test('K leads to one address from all pictures, or to each file', () => {
    const link = { url: 'https://example.com/?a=1&b=2', is_external: 'on' };
    expect(draw({ link_to: 'custom', link })).toContain(
      '<a href="https://example.com/?a=1&amp;b=2" target="_blank" rel="noopener"><figure',
    );
    expect(draw({ link_to: 'custom', link: { url: 'javascript:alert(1)' } })).not.toContain('<a');
    expect(draw({ link_to: 'file' })).toContain('<a href="/media/1.webp" data-elementor-open-lightbox="yes"');
    expect(draw({ link })).not.toContain('<a');
  });

  test('K has room between its pictures where that was chosen', () => {
    expect(told(draw({ image_spacing: 'custom' }))).toMatchObject({
      image_spacing_custom: { unit: 'px', size: 20 },
    });
    const chosen = { image_spacing_custom: { unit: 'px', size: 7 } };
    expect(told(draw({ image_spacing: 'custom', ...chosen }))).toMatchObject(chosen);
    const stale = [{ image_spacing: '' }, {}, { image_spacing: 'custom', slides_to_show: '1' }];
    for (const settings of stale)
      expect(told(draw({ ...settings, ...chosen }))).not.toHaveProperty('image_spacing_custom');
  });

  test('K of one picture gives it the same share of the row on every device', () => {
    const alone = { carousel: PICTURES.slice(0, 1) };
    expect(draw(alone)).toContain('data-slides="3" data-slides-tablet="3" data-slides-mobile="3"');
    expect(draw({ ...alone, slides_to_show: '4', slides_to_show_tablet: '2' })).toContain(
      'data-slides="4" data-slides-tablet="2" data-slides-mobile="2"',
    );
    expect(draw({})).toContain('data-slides="3" data-slides-tablet="2" data-slides-mobile="1"');
  });

  test('K marks pictures of a library as squares where no other size was chosen', () => {
    expect(draw({})).toContain('class="swiper-slide-image size-thumbnail"');
    expect(draw({ carousel: [{ url: '/a.webp' }, { url: '/b.webp' }] })).not.toContain('size-thumbnail');
    expect(draw({ thumbnail_size: 'full' })).not.toContain('size-');
    expect(draw({ thumbnail_size: 'medium' })).toContain('width="200" height="300"');
  });
});

test.each([
  [{}, 400, 600],
  [{ thumbnail_size: 'large' }, 400, 600],
  [{ thumbnail_size: 'medium' }, 200, 300],
  [{ thumbnail_size: 'custom', thumbnail_custom_dimension: { width: '100', height: '50' } }, 100, 50],
  [{ thumbnail_size: 'custom', thumbnail_custom_dimension: { width: '', height: '300' } }, 200, 300],
  [{ thumbnail_size: 'custom', thumbnail_custom_dimension: 7 }, 400, 600],
  [{ thumbnail_size: '__proto__' }, 400, 600],
])('K a picture of 400 by 600 in the size %j is %i by %i', (settings, width, height) => {
  expect(shownSize({ width: 400, height: '600' }, settings)).toEqual({ width, height });
  expect(shownSize({ width: 0 }, { thumbnail_size: 'medium' })).toEqual({ width: 0, height: 0 });
});

function draw(settings: object): string {
  const document = parseDocument(
    [
      {
        ...{ id: 'abc1234', elType: 'widget', widgetType: 'image-carousel', elements: [] },
        settings: { carousel: PICTURES, ...settings },
      },
    ],
    { id: 7, cleanHtml },
  );
  const [element] = document.elements;
  if (!element) throw new Error('There is no carousel.');
  const star = (_: string, name: string) => (name === 'star' ? { viewBox: '0 0 1 1', path: 'M0 0' } : null);
  return renderToString(
    <IconDrawingsProvider value={star}>
      <ImageCarousel
        element={{ ...element, settings: withDefaults(element.settings, widget.editor.defaults) }}
      />
    </IconDrawingsProvider>,
  );
}

function told(html: string): unknown {
  return JSON.parse((/data-settings="([^"]*)"/.exec(html)?.[1] ?? '{}').replaceAll('&quot;', '"'));
}
