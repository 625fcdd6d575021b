import type { GalleryEntry, GallerySection } from '@portico/kernel/gallery';
import { type GALLERY_FORMS, galleryForm } from './galleryForms.ts';
import { compileForm } from './template/compileForm.ts';
import { ContactForm, contactFormScript } from './ui/ContactForm.tsx';

export { galleryForms } from './galleryForms.ts';

type Name = keyof typeof GALLERY_FORMS;

/** Every control and every outcome, live. */
export const contactFormGallery: readonly GalleryEntry[] = [
  entry(
    'contact-form-text-fields',
    'Text fields',
    'Text, email, address of a site, telephone, long text; checked as you leave each field.',
    [
      section(
        'texts',
        'Text fields',
        'Leave a field with something wrong in it. An address like example.com gets its http:// by itself.',
      ),
    ],
  ),
  entry(
    'contact-form-choices',
    'Choices',
    'Selects, checkboxes, radio buttons, one-of-many and a free answer.',
    [section('choices', 'Choices', 'The last answer opens a field for your own words.')],
  ),
  entry(
    'contact-form-numbers-and-dates',
    'Numbers and dates',
    'Numbers with limits, a slider, a calendar day.',
    [section('numbers', 'Numbers and dates', 'Try thirteen guests.')],
  ),
  entry(
    'contact-form-acceptance',
    'Acceptance',
    'The button stays disabled until the conditions are accepted.',
    [section('acceptance', 'Conditions', 'One box must be ticked, one must not, one is up to you.')],
  ),
  entry(
    'contact-form-captcha-and-quiz',
    'Captcha and quiz',
    'A picture drawn by the server, and a question for those who cannot see it.',
    [section('puzzles', 'Puzzles', 'A wrong answer brings a new puzzle and keeps everything else.')],
  ),
  entry('contact-form-uploads', 'Uploads', 'Files are checked by name, size and content.', [
    section('uploads', 'Files', 'A picture that is only called .pdf will not do.'),
  ]),
  entry(
    'contact-form-counters',
    'Counters and reflections',
    'How much was written, how much is left, and what was understood.',
    [section('counters', 'Counters', 'Counts as you type; the text below follows when it is valid.')],
  ),
  entry('contact-form-statuses', 'Every result', 'What a visitor sees after sending, for every result.', [
    section('sent', 'Sent', 'Empty it and send it to see the errors first.'),
    section('failed', 'Failed'),
    section('aborted', 'Aborted'),
    section('review', 'A status of the site’s own', 'The form has the class custom-needs-review.'),
    section('payment', 'Payment required', 'Play money only.'),
    section('membersOnly', 'For members only'),
    section(
      'demo',
      'Demo mode',
      'Nothing is stored and nothing is sent; the answer stands above the button.',
    ),
  ]),
];

function entry(
  slug: string,
  title: string,
  summary: string,
  sections: readonly ((path: string) => GallerySection)[],
): GalleryEntry {
  return {
    slug,
    title,
    summary,
    group: 'Contact form',
    inlineScripts: [contactFormScript],
    sections: sections.map((make) => make(`/gallery/${slug}/`)),
  };
}

function section(name: Name, heading: string, note?: string): (path: string) => GallerySection {
  const definition = galleryForm(name);
  const form = compileForm(definition);
  return (path) => ({
    heading,
    ...(note && { note }),
    settings: {
      Template: definition.template,
      ...(definition.additionalSettings && { 'Additional settings': definition.additionalSettings }),
    },
    example: <ContactForm form={form} pagePath={path} title={heading} />,
  });
}
