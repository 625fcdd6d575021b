import { recordOf, textOf } from '../settings/read.ts';
import type { PageDocument } from './PageDocument.ts';
import { pageLookClasses } from './pageLook.ts';

/** A page's surroundings, by Elementor's names. */
export const PAGE_TEMPLATES = {
  default: 'default',
  theme: 'elementor_theme',
  full: 'elementor_header_footer',
  canvas: 'elementor_canvas',
} as const;

/**
 * `canvas` is the page alone; `full` has the site's header and footer, and `theme` also its title and margins. If unset, it is
 * `default`.
 */
export type PageFrame = keyof typeof PAGE_TEMPLATES;

export const TEMPLATE_SETTING = 'template';
export const HIDE_TITLE_SETTING = 'hide_title';

/** The page's own frame; if it leaves that to the site, the site's setting. */
export function pageFrameOf(settings: unknown, site?: unknown): PageFrame {
  const own = frameNamed(recordOf(settings)[TEMPLATE_SETTING]);
  return own === 'default' ? frameNamed(recordOf(site).default_page_template) : own;
}

export function hidesTitle(settings: unknown): boolean {
  return recordOf(settings)[HIDE_TITLE_SETTING] === 'yes';
}

/** Elementor's body classes for such a page, and ours. */
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

/** WordPress stores the page template next to the page, and some kits have it there. */
export function withTemplate(settings: unknown, metadata: unknown): unknown {
  const { _wp_page_template: given } = recordOf(metadata);
  const template: unknown = Array.isArray(given) ? given[0] : given;
  const own = recordOf(settings);
  if (own[TEMPLATE_SETTING] !== undefined || frameNamed(template) === 'default') return settings;
  return { ...own, [TEMPLATE_SETTING]: template };
}
