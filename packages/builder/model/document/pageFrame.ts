import { recordOf, textOf } from '../settings/read.ts';
import type { PageDocument } from './PageDocument.ts';
import { pageLookClasses } from './pageLook.ts';

/** What stands around a page, by Elementor's names for it. */
export const PAGE_TEMPLATES = {
  default: 'default',
  theme: 'elementor_theme',
  full: 'elementor_header_footer',
  canvas: 'elementor_canvas',
} as const;

/**
 * `canvas` is the page alone; `full` has the site's header and footer, and `theme` its title and margins too. Where nobody has
 * said anything, it is `default`.
 */
export type PageFrame = keyof typeof PAGE_TEMPLATES;

export const TEMPLATE_SETTING = 'template';
export const HIDE_TITLE_SETTING = 'hide_title';

/** As the page says; one that leaves it to the site is framed as the site's own settings say. */
export function pageFrameOf(settings: unknown, site?: unknown): PageFrame {
  const own = frameNamed(recordOf(settings)[TEMPLATE_SETTING]);
  return own === 'default' ? frameNamed(recordOf(site).default_page_template) : own;
}

export function hidesTitle(settings: unknown): boolean {
  return recordOf(settings)[HIDE_TITLE_SETTING] === 'yes';
}

/** The classes that Elementor gives to the body of such a page, and ours. */
export function pageClasses(
  { id, settings }: Pick<PageDocument, 'id' | 'settings'>,
  frame: PageFrame,
): string {
  const classes = [
    'elementor-page',
    `elementor-page-${id}`,
    FRAME_CLASSES[frame],
    ...pageLookClasses(settings),
  ];
  return classes.filter(Boolean).join(' ');
}

const FRAME_CLASSES: Readonly<Partial<Record<PageFrame, string>>> = {
  canvas: 'elementor-template-canvas',
  full: 'elementor-template-full-width',
};

function frameNamed(name: unknown): PageFrame {
  const found = Object.entries(PAGE_TEMPLATES).find(([, template]) => template === textOf(name));
  return (found?.[0] as PageFrame | undefined) ?? 'default';
}

/** WordPress keeps what stands around a page beside the page, and some kits carry it there. */
export function withTemplate(settings: unknown, metadata: unknown): unknown {
  const { _wp_page_template: given } = recordOf(metadata);
  const template: unknown = Array.isArray(given) ? given[0] : given;
  const own = recordOf(settings);
  if (own[TEMPLATE_SETTING] !== undefined || frameNamed(template) === 'default') return settings;
  return { ...own, [TEMPLATE_SETTING]: template };
}
