import type { BuilderElement } from '@portico/builder/protocol';
import type { Picture } from '../../views/Picture.ts';
import { company } from '../company.ts';
import { around, icon, type pageParts, px } from '../pageParts.ts';

type Parts = ReturnType<typeof pageParts>;
type Settings = BuilderElement['settings'];

const ON_DEEP = 'var(--p-color-on-deep)';
const ON_DEEP_SOFT = 'var(--p-color-on-deep-soft)';

/** Space above and below; the page's own gutter at the sides. */
export const room = (size: number) => ({
  padding: gutter(size),
  padding_mobile: gutter(Math.round(size * 0.6)),
});
const gutter = (size: number) => ({ top: size, right: 22, bottom: size, left: 22, unit: 'px' });

export const gap = (size: number) => ({ flex_gap: { column: size, row: size, unit: 'px' } });

/** Side by side on a desk, one below the other on anything narrower. */
export const ROW: Settings = { flex_direction: 'row', flex_direction_tablet: 'column', ...gap(48) };

export const CARD: Settings = {
  content_width: 'full',
  background_background: 'classic',
  background_color: 'var(--p-color-surface)',
  border_border: 'solid',
  border_width: around(1),
  border_color: 'var(--p-color-line)',
  border_radius: around(4),
  padding: around(28),
  ...gap(12),
};

export function picture({ src, alt, width, height }: Picture) {
  return { url: src, alt, width, height };
}

/** The opening of a page: its name and promise on the shop front's green, and a picture beside them. */
export function opening(
  { container, widget }: Parts,
  { eyebrow, title, lead, image }: { eyebrow: string; title: string; lead: string; image: Picture },
): BuilderElement {
  return container(
    {
      html_tag: 'header',
      background_background: 'classic',
      background_color: 'var(--p-color-deep)',
      ...room(72),
      ...ROW,
      flex_align_items: 'center',
    },
    container(
      { content_width: 'full', ...gap(20) },
      widget('heading', {
        title: eyebrow,
        header_size: 'p',
        title_color: 'var(--p-color-on-deep-accent)',
        typography_font_weight: '600',
      }),
      widget('heading', {
        title,
        header_size: 'h1',
        title_color: ON_DEEP,
        typography_font_size: { size: 3.5, unit: 'rem' },
        typography_font_size_tablet: { size: 2.75, unit: 'rem' },
        typography_font_size_mobile: { size: 2.2, unit: 'rem' },
        typography_line_height: { size: 1.08, unit: 'em' },
      }),
      widget('text-editor', {
        editor: `<p>${lead}</p>`,
        text_color: ON_DEEP_SOFT,
        typography_font_size: { size: 1.25, unit: 'rem' },
      }),
      widget('button', { text: 'Arrange a visit', link: { url: '/contact/' }, size: 'md' }),
    ),
    container(
      { content_width: 'full' },
      widget('image', { image: picture(image), image_border_radius: around(4) }),
    ),
  );
}

/** The head of a page that has no picture: its name, and a sentence about it. */
export function pageHead({ container, widget, heading }: Parts, title: string, lead: string): BuilderElement {
  return container(
    { html_tag: 'header', css_classes: 'p-page-head', ...gap(24) },
    heading(title, { header_size: 'h1' }),
    widget('text-editor', { editor: `<p>${lead}</p>` }),
  );
}

/** A part of a page with a heading and a sentence before what it shows. */
export function part(
  { container, widget, heading }: Parts,
  { title, text, settings = {} }: { title: string; text: string; settings?: Settings },
  ...elements: BuilderElement[]
): BuilderElement {
  return container(
    { ...room(72), ...gap(32), ...settings },
    container(
      { content_width: 'full', ...gap(10) },
      heading(title, {
        typography_font_size: { size: 2.1, unit: 'rem' },
        typography_font_size_mobile: { size: 1.7, unit: 'rem' },
      }),
      widget('text-editor', { editor: `<p>${text}</p>`, text_color: 'var(--p-color-ink-soft)' }),
    ),
    ...elements,
  );
}

export const SURFACE: Settings = {
  background_background: 'classic',
  background_color: 'var(--p-color-surface)',
};

export const SUNKEN: Settings = {
  background_background: 'classic',
  background_color: 'var(--p-color-sunken)',
};

/** The way out of every page: how to reach the yard. */
export function invitation({ container, widget, heading }: Parts, title: string): BuilderElement {
  return container(
    {
      background_background: 'classic',
      background_color: 'var(--p-color-deep)',
      ...room(64),
      ...ROW,
      flex_align_items: 'center',
    },
    container(
      { content_width: 'full', ...gap(12) },
      heading(title, { title_color: ON_DEEP, typography_font_size: { size: 2, unit: 'rem' } }),
      widget('text-editor', { editor: `<p>${company.hours}</p>`, text_color: ON_DEEP_SOFT }),
    ),
    container(
      { content_width: 'full', flex_direction: 'row', flex_wrap: 'wrap', ...gap(16) },
      widget('button', { text: 'Write to the bench', link: { url: '/contact/' }, size: 'md' }),
      widget('button', {
        text: `Call ${company.telephone.label}`,
        link: { url: company.telephone.href },
        size: 'md',
        background_color: 'var(--p-color-deep-line)',
        button_text_color: ON_DEEP,
      }),
    ),
  );
}

export function checklist({ widget }: Parts, lines: readonly string[]): BuilderElement {
  return widget('icon-list', {
    space_between: px(10),
    icon_list: lines.map((text) => ({ text, selected_icon: icon('check') })),
  });
}
