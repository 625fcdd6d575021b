import { company } from '../company.ts';
import { pageParts } from '../pageParts.ts';
import type { DemoDocument } from './DemoDocument.ts';
import { gap, room } from './frame.ts';

const PARAGRAPHS = [
  [
    'What we keep',
    'When you write to us we keep what you wrote, so that we can answer it. It lies on this site’s own server and goes nowhere else. We delete a conversation two years after its last letter.',
  ],
  [
    'What your browser tells us',
    'Forms note how long you were on the page, whether a pointer moved and whether keys were pressed. A machine that fills in forms does none of these things well. The notes decide whether your letter is one, and are kept with it.',
  ],
  [
    'What others learn of you',
    'Nobody, until you press play. Films and recordings of other companies wait behind a button that says whose they are. Pictures, type and everything else come from this site.',
  ],
  [
    'Cookies',
    'One, while you are signed in to the administration, and a few notes in your browser that belong to the forms. None follows you anywhere.',
  ],
] as const;

/** What becomes of a visitor's data, in words that fit the site. */
export function privacy(): DemoDocument {
  const { container, widget, heading } = pageParts();
  return {
    slug: 'privacy',
    title: 'Privacy',
    description: 'What this site keeps, what it does not, and who learns of your visit.',
    elements: [
      container(
        { ...room(72), ...gap(20), boxed_width: { size: 46, unit: 'rem' } },
        heading('Privacy', {
          header_size: 'h1',
          typography_font_size: { size: 3, unit: 'rem' },
          typography_font_size_mobile: { size: 2.2, unit: 'rem' },
        }),
        widget('text-editor', {
          editor:
            '<p>A glasshouse lets the light in and keeps the rest out. We have tried to build the site the same way.</p>',
          text_color: 'var(--p-color-ink-soft)',
          typography_font_size: { size: 1.25, unit: 'rem' },
        }),
        ...PARAGRAPHS.flatMap(([title, text]) => [
          heading(title, { typography_font_size: { size: 1.5, unit: 'rem' } }),
          widget('text-editor', { editor: `<p>${text}</p>` }),
        ]),
        heading('Whom to ask', { typography_font_size: { size: 1.5, unit: 'rem' } }),
        widget('text-editor', {
          editor: `<p>Write to <a href="${company.mail.href}">${company.mail.label}</a> or to ${company.address.join(', ')}.</p>`,
        }),
      ),
    ],
  };
}
