import { type LinkAttributes, linkOf } from '../model/settings/link.ts';
import { isRecord, type Settings, textOf } from '../model/settings/read.ts';
import type { BuilderElement } from '../wire/public.ts';

/** Where a container leads that is a link as a whole. A link cannot stand in another: one that holds some is none. */
export function containerLink({ settings, elements }: BuilderElement): LinkAttributes | null {
  if (settings.html_tag !== 'a') return null;
  const link = linkOf(settings.link);
  return link && !holdsControls(elements) ? link : null;
}

/** Whether a visitor can press or fill in anything there. */
function holdsControls(elements: readonly BuilderElement[]): boolean {
  return elements.some(
    ({ widgetType = '', settings, elements: inner }) =>
      (widgetType !== '' && !STILL.includes(widgetType)) || leads(settings) || holdsControls(inner),
  );
}

/** Widgets that a visitor only looks at, unless they lead somewhere themselves. */
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
