import { elementIdOf } from '../../model/edits/ids.ts';
import type { Settings } from '../../model/settings/read.ts';
import type { BuilderElement, TemplateType } from '../../wire/public.ts';

/** The initial content of a new template: something that works and can be changed. */
export function templateStart(type: TemplateType): readonly BuilderElement[] {
  return STARTS[type]();
}

const STARTS: Readonly<Record<TemplateType, () => readonly BuilderElement[]>> = {
  header: () => [
    row(
      widget('theme-site-logo', {}),
      row(
        widget('nav-menu', {
          layout: 'horizontal',
          dropdown: 'tablet',
          pointer: 'underline',
          toggle_align: 'right',
        }),
        widget('search-form', { skin: 'full_screen' }),
      ),
    ),
  ],
  footer: () => [row(widget('site-copyright', {}), widget('site-profiles', { shape: 'circle' }))],
  'single-post': () => [
    column(
      widget('theme-post-title', { header_size: 'h1' }),
      widget('theme-post-featured-image', {}),
      widget('theme-post-content', {}),
      widget('post-comments', {}),
    ),
  ],
  archive: () => [column(widget('theme-archive-title', { header_size: 'h1' }), widget('archive-posts', {}))],
  'search-results': () => [
    column(
      widget('theme-archive-title', { header_size: 'h1' }),
      widget('search-form', { skin: 'classic' }),
      widget('archive-posts', {}),
    ),
  ],
  'loop-item': () => [
    column(
      widget('theme-post-featured-image', {}),
      widget('theme-post-title', {
        header_size: 'h3',
        __dynamic__: { link: '[elementor-tag id="" name="post-url" settings="%7B%7D"]' },
      }),
      widget('theme-post-excerpt', {}),
    ),
  ],
  popup: () => [
    column(
      widget('heading', { title: 'Something new', header_size: 'h2' }),
      widget('text-editor', { editor: '<p>Say in a sentence what it is, and where it leads.</p>' }),
      widget('button', { text: 'Read more', link: { url: '/' } }),
    ),
  ],
  'error-404': () => [
    column(
      widget('heading', { title: 'There is no page here', header_size: 'h1' }),
      widget('text-editor', { editor: '<p>It may have moved, or the address lost a letter on its way.</p>' }),
      widget('search-form', { skin: 'classic' }),
      widget('button', { text: 'Go to the home page', link: { url: '/' } }),
    ),
  ],
};

const newId = (): string => elementIdOf(`new-${crypto.randomUUID()}`);

function widget(widgetType: string, settings: Settings): BuilderElement {
  return { id: newId(), elType: 'widget', widgetType, settings, elements: [] };
}

const PADDING = { unit: 'px', top: '16', right: '20', bottom: '16', left: '20', isLinked: false };

/** Side by side, the first at the start and the last at the end. */
function row(...elements: readonly BuilderElement[]): BuilderElement {
  return {
    id: newId(),
    elType: 'container',
    isInner: false,
    settings: {
      flex_direction: 'row',
      flex_direction_mobile: 'row',
      flex_justify_content: 'space-between',
      flex_align_items: 'center',
      flex_wrap_mobile: 'nowrap',
      padding: PADDING,
    },
    elements: elements.map((element) =>
      element.elType === 'container'
        ? {
            ...element,
            isInner: true,
            settings: {
              ...element.settings,
              content_width: 'full',
              width: { unit: 'custom', size: 'auto' },
              flex_justify_content: 'flex-end',
              padding: { ...PADDING, top: '0', right: '0', bottom: '0', left: '0' },
            },
          }
        : element,
    ),
  };
}

function column(...elements: readonly BuilderElement[]): BuilderElement {
  return {
    id: newId(),
    elType: 'container',
    isInner: false,
    settings: { padding: { ...PADDING, top: '48', bottom: '48' } },
    elements,
  };
}
