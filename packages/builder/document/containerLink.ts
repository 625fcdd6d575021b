import { type LinkAttributes, linkOf } from '../model/settings/link.ts';
import { isRecord, type Settings, textOf } from '../model/settings/read.ts';
import type { BuilderElement } from '../wire/public.ts';

/** The link of a container that is a link as a whole. Links cannot be nested: a container with links inside is not one. */
export function containerLink({ settings, elements }: BuilderElement): LinkAttributes | null {
  if (settings.html_tag !== 'a') return null;
  const link = linkOf(settings.link);
  return link && !holdsControls(elements) ? link : null;
}

/** Whether it contains anything that a visitor can press or fill in. */
function holdsControls(elements: readonly BuilderElement[]): boolean {
  return elements.some(
    ({ widgetType = '', settings, elements: inner }) =>
      (widgetType !== '' && !STILL.includes(widgetType)) || leads(settings) || holdsControls(inner),
  );
}

/** Widgets without interaction, unless they have a link themselves. */
const STILL = [
  ...['heading', 'text-editor', 'image', 'icon', 'icon-box', 'image-box', 'icon-list', 'divider', 'spacer'],
  ...['counter', 'progress', 'star-rating', 'rating', 'testimonial', 'text-path', 'price-list'],
  ...[
    'theme-post-title',
    'theme-post-featured-image',
    'theme-page-title',
    'theme-post-excerpt',
    'animated-headline',
  ],
];

function leads(settings: Settings): boolean {
  return Object.entries(settings).some(([name, value]) => {
    if (typeof value === 'string') return value.includes('<a');
    if (Array.isArray(value)) return value.some((row) => isRecord(row) && leads(row));
    return /(?:^|_)link$/.test(name) && isRecord(value) && textOf(value.url) !== '';
  });
}
