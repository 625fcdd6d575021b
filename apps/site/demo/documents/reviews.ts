import { company } from '../company.ts';
import { pageParts } from '../pageParts.ts';
import type { DemoDocument } from './DemoDocument.ts';
import { gap, pageHead } from './frame.ts';

/** What customers say: the best in a row that moves, all of them below, and a badge for those who scroll by. */
export function reviews(): DemoDocument {
  const parts = pageParts();
  const { container, widget, heading } = parts;
  return {
    slug: 'reviews',
    title: 'Reviews',
    description: `What customers say about ${company.name}.`,
    elements: [
      pageHead(
        parts,
        'What customers say',
        'Every review that we were given, the good and the less good, with our answers.',
      ),
      container(
        { html_tag: 'section', css_classes: 'p-flush-block' },
        widget('shortcode', { shortcode: '[grw id=1]' }),
      ),
      container(
        { html_tag: 'section', css_classes: 'p-section', ...gap(40) },
        heading('Every review'),
        widget('shortcode', { shortcode: '[grw id=2]' }),
      ),
      container(
        { content_width: 'full', css_classes: 'p-flush' },
        widget('shortcode', { shortcode: '[grw id=3]' }),
      ),
    ],
  };
}
