import { pageParts, px } from '../pageParts.ts';
import { pictures } from '../pictures.ts';
import type { DemoDocument } from './DemoDocument.ts';
import { checklist, gap, invitation, opening, part, picture, ROW, room, SUNKEN } from './frame.ts';

const FRAMES = [
  {
    name: 'Lean-to',
    image: pictures.projectLeanTo,
    text: 'It borrows a wall and gives it back warmer. The right house for figs, lemons and anybody who reads indoors with a coat on.',
    facts: [
      'From 2.4 m deep',
      'Needs a wall that faces anywhere but north',
      'From £18,400, raised and glazed',
    ],
  },
  {
    name: 'Full span',
    image: pictures.projectSchool,
    text: 'A house that stands by itself, with a path down the middle and a bench on either side. Tomatoes like it, and so does a class of thirty.',
    facts: ['From 3 × 3.6 m', 'Two vents for every door', 'From £26,900, raised and glazed'],
  },
  {
    name: 'Octagon',
    image: pictures.projectOctagon,
    text: 'Eight sides, one iron column and a lantern that opens by itself. More work than it looks, and it looks like a good deal of work.',
    facts: ['4 to 6 m across', 'Foundations to frost depth', 'From £41,000, raised and glazed'],
  },
];

const WORK = [
  ['The long vinery, Hollin Court', pictures.projectVinery],
  ['Saint Brannoc’s school house', pictures.projectSchool],
  ['A span below Ashmere Hill', pictures.heroWide],
] as const;

/** What the company builds. */
export function glasshouses(): DemoDocument {
  const parts = pageParts();
  const { container, widget, heading } = parts;
  return {
    slug: 'glasshouses',
    title: 'New glasshouses',
    description: 'Timber and iron glasshouses, drawn full size and built to be mended.',
    elements: [
      opening(parts, {
        eyebrow: 'New glasshouses',
        title: 'Drawn full size, then built once.',
        lead: 'Slow-grown larch or accoya, iron where iron is right, and glass cut by hand. Designed around the plants first and your knees second.',
        image: pictures.drawingNew,
      }),
      container(
        { ...room(40), ...ROW, html_tag: 'section' },
        ...(
          [
            ['214', 'houses raised since 1987'],
            ['25', 'years of guarantee on timber and joints'],
            ['16', 'weeks from your yes to raising day, at best'],
          ] as const
        ).map(([ending_number, title]) =>
          container(
            { content_width: 'full' },
            widget('counter', { ending_number, title, thousand_separator: '', duration: 1200 }),
          ),
        ),
      ),
      part(
        parts,
        {
          title: 'Three frames, and everything between them',
          text: 'Most houses begin as one of these and end as something else. That is what the drawing is for.',
          settings: SUNKEN,
        },
        widget(
          'nested-tabs',
          { tabs: FRAMES.map(({ name }) => ({ tab_title: name })), breakpoint_selector: 'mobile' },
          ...FRAMES.map(({ name, image, text, facts }) =>
            container(
              {
                ...ROW,
                content_width: 'full',
                flex_align_items: 'center',
                padding: { top: 24, right: 0, bottom: 0, left: 0, unit: 'px' },
              },
              container({ content_width: 'full' }, widget('image', { image: picture(image) })),
              container(
                { content_width: 'full', ...gap(16) },
                heading(name, { header_size: 'h3' }),
                widget('text-editor', { editor: `<p>${text}</p>` }),
                checklist(parts, facts),
              ),
            ),
          ),
        ),
      ),
      part(
        parts,
        {
          title: 'Still standing',
          text: 'Three of the two hundred and eleven. A click shows each of them large.',
        },
        widget('image-carousel', {
          _css_classes: 'p-even-pictures',
          carousel_name: 'Houses that we have built',
          carousel: WORK.map(([caption, image], index) => ({ id: index + 1, ...picture(image), caption })),
          slides_to_show: '2',
          image_spacing_custom: px(24),
          navigation: 'both',
          link_to: 'file',
          open_lightbox: 'yes',
          image_stretch: 'yes',
          infinite: 'yes',
        }),
      ),
      part(
        parts,
        { title: 'Before you ask', text: 'Because everybody does, and quite right too.', settings: SUNKEN },
        widget('accordion', {
          title_html_tag: 'h3',
          icon_align: 'right',
          tabs: [
            {
              tab_title: 'Do I need planning permission?',
              tab_content:
                '<p>For most gardens, no. Beside a listed wall, yes, and we write the letter. It is included.</p>',
            },
            {
              tab_title: 'Timber or iron?',
              tab_content:
                '<p>Timber where you touch it, iron where it has to be thin. Nearly every house of ours has both.</p>',
            },
            {
              tab_title: 'What does it want from me afterwards?',
              tab_content:
                '<p>A wash in spring and an eye on the gutters. The rest is <a href="/restoration/">what the March round is for</a>.</p>',
            },
          ],
        }),
      ),
      invitation(parts, 'Show us where it should stand'),
    ],
  };
}
