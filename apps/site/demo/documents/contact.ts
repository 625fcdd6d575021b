import { company } from '../company.ts';
import { pageParts } from '../pageParts.ts';
import type { DemoDocument } from './DemoDocument.ts';
import { gap, pageHead, ROW } from './frame.ts';

/** Where visitors write to the company. The first form is the one that the demo begins with. */
export function contact(): DemoDocument {
  const parts = pageParts();
  const { container, widget, heading } = parts;
  const { address, telephone, mail } = company;
  return {
    slug: 'contact',
    title: 'Contact',
    description: `Write to ${company.name}, or come by.`,
    elements: [
      pageHead(
        parts,
        'Tell us what you have in mind',
        'A person from the workshop reads every message and answers within two working days.',
      ),
      container(
        { css_classes: 'p-section-end p-contact', ...ROW, flex_align_items: 'flex-start' },
        widget('shortcode', {
          shortcode: '[contact-form-7 id="1" html_title="Contact form"]',
          _css_classes: 'p-contact-form',
        }),
        container(
          { html_tag: 'aside', content_width: 'full', css_classes: 'p-contact-aside', ...gap(12) },
          heading('Or come by'),
          widget('text-editor', {
            editor: [
              `<p>${address.join('<br />')}</p>`,
              `<p><a href="${telephone.href}">${telephone.label}</a></p>`,
              `<p><a href="${mail.href}">${mail.label}</a></p>`,
            ].join(''),
          }),
        ),
      ),
    ],
  };
}
