import { pageParts } from '../pageParts.ts';
import { pictures } from '../pictures.ts';
import type { DemoDocument } from './DemoDocument.ts';
import { CARD, checklist, gap, invitation, opening, part, picture, ROW, SUNKEN } from './frame.ts';

const STEPS = [
  ['Survey', 'An hour on site, every bar tapped with a knuckle and written down. £180, taken off the bill.'],
  [
    'Take down',
    'Each pane is numbered in pencil, wrapped and shelved in the order it came out of its rebate.',
  ],
  [
    'Scarf and match',
    'What can take a scarf joint is saved. What cannot is cut again from the same moulding.',
  ],
  ['Back home', 'The same pane goes into the same rebate, in linseed putty, in dry weather and good humour.'],
] as const;

/** What the company mends. */
export function restoration(): DemoDocument {
  const parts = pageParts();
  const { container, widget, heading } = parts;
  return {
    slug: 'restoration',
    title: 'Restoration',
    description: 'Old glasshouses mended bar by bar, with every pane back in its own place.',
    elements: [
      opening(parts, {
        eyebrow: 'Restoration',
        title: 'Every bar that can be saved, is.',
        lead: 'A glasshouse of eighty winters is not old, it is seasoned. We mend the part that failed and leave alone the part that did not.',
        image: pictures.drawingRestore,
      }),
      part(
        parts,
        { title: 'How it goes', text: 'Four steps. The third one takes the winter.' },
        container(
          {
            content_width: 'full',
            flex_direction: 'row',
            flex_direction_tablet: 'column',
            ...gap(20),
          },
          ...STEPS.map(([title, text], index) =>
            container(
              CARD,
              heading(`${index + 1}`, {
                header_size: 'p',
                title_color: 'var(--p-color-accent)',
                typography_font_size: { size: 1.75, unit: 'rem' },
              }),
              heading(title, { header_size: 'h3' }),
              widget('text-editor', { editor: `<p>${text}</p>` }),
            ),
          ),
        ),
      ),
      container(
        {
          ...SUNKEN,
          ...ROW,
          flex_align_items: 'center',
          padding: { top: 72, right: 22, bottom: 72, left: 22, unit: 'px' },
        },
        container(
          { content_width: 'full' },
          widget('image', {
            image: picture(pictures.projectVinery),
            link_to: 'file',
            open_lightbox: 'yes',
            caption_source: 'custom',
            caption: 'The long vinery at Hollin Court, eleven months later.',
          }),
        ),
        container(
          { content_width: 'full', ...gap(20) },
          heading('The long vinery, Hollin Court', { typography_font_size: { size: 2.1, unit: 'rem' } }),
          widget('text-editor', {
            editor:
              '<p>Thirty-one metres against a south wall, two hundred and six original panes, and a vine that had learned to live without a roof.</p>',
          }),
          widget('progress', {
            title: 'Original panes kept',
            percent: { size: 93, unit: '%' },
            progress_type: 'success',
          }),
          widget('progress', { title: 'Original bars kept', percent: { size: 71, unit: '%' } }),
          widget('progress', {
            title: 'Original vine kept',
            percent: { size: 100, unit: '%' },
            progress_type: 'success',
          }),
        ),
      ),
      part(
        parts,
        { title: 'The March round', text: 'Once a year we come by, whether we built it or not.' },
        widget(
          'nested-accordion',
          {
            items: [
              { item_title: 'What we do' },
              { item_title: 'What we leave to you' },
              { item_title: 'What it costs' },
            ],
            max_items_expended: 'multiple',
          },
          container(
            { content_width: 'full' },
            checklist(parts, [
              'Gutters cleared',
              'Vents eased and oiled',
              'Linseed paint touched up',
              'Cracked panes replaced',
            ]),
          ),
          container(
            { content_width: 'full' },
            widget('text-editor', {
              editor: '<p>The glass on the inside, and the spiders. They earn their keep.</p>',
            }),
          ),
          container(
            { content_width: 'full' },
            widget('text-editor', {
              editor: '<p>From £240 a year. The first round after a restoration is ours to give.</p>',
            }),
          ),
        ),
        widget('alert', {
          alert_type: 'info',
          alert_title: 'A pane through the storm?',
          alert_description:
            'Send a photograph and the size of the rebate. Glass is usually cut the same day.',
        }),
      ),
      invitation(parts, 'Let us tap the bars'),
    ],
  };
}
