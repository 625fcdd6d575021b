import type { BuilderElement } from '@portico/builder/protocol';
import type { Documents } from '@portico/builder/server';
import { company } from './company.ts';
import type { DemoDocument } from './documents/DemoDocument.ts';
import { demoDocuments, ownDocuments } from './documents/index.ts';
import { around, block, icon, pageParts, px } from './pageParts.ts';
import { pictures } from './pictures.ts';

interface DemoPage {
  readonly title: string;
  /** What a template is good for, in one sentence. */
  readonly excerpt: string;
  readonly elements: readonly BuilderElement[];
}

const AUTHOR = { id: 'demo', name: 'The demo' };

/** Pages to start from, and one that was made from them. */
export async function seedPages(documents: Documents): Promise<void> {
  for (const template of [landing(), about(), prices(), project(), questions()])
    await documents.create({ ...stored(template), type: 'page', publish: true }, AUTHOR);
  await documents.create({ ...stored(yearRound()), slug: 'through-the-year', publish: true }, AUTHOR);
  for (const document of demoDocuments) await documents.create(published(document), AUTHOR);
}

/** The pages that the site counts on. Returns the one that it begins with. */
export async function seedOwnPages(documents: Documents): Promise<number> {
  for (const document of ownDocuments.others) await documents.create(published(document), AUTHOR);
  return (await documents.create(published(ownDocuments.front), AUTHOR)).id;
}

function published({ slug, title, description, elements }: DemoDocument) {
  return { title, slug, settings: { post_excerpt: description }, elements, publish: true };
}

function stored({ title, excerpt, elements }: DemoPage) {
  return { title, settings: { post_excerpt: excerpt }, elements };
}

type Parts = ReturnType<typeof pageParts>;

const INK = { background: '#12322b', words: '#eef5ee', quiet: '#b7ccc1' };
const GAP = { column: 24, row: 24, unit: 'px' };
const CARD = {
  content_width: 'full',
  background_color: 'var(--p-color-surface)',
  border_border: 'solid',
  border_width: around(1),
  border_color: 'var(--p-color-line)',
  padding: around(28),
};
const ROW = { flex_direction: 'row', flex_direction_mobile: 'column', flex_gap: GAP };

function image({ src, alt, width, height }: (typeof pictures)[keyof typeof pictures]) {
  return { url: src, alt, width, height };
}

/** The dark opening that every page of the company has. */
function opening({ container, widget }: Parts, title: string, lead: string, action?: string): BuilderElement {
  return container(
    {
      html_tag: 'header',
      background_background: 'gradient',
      background_color: INK.background,
      background_color_b: '#1f5347',
      background_gradient_angle: { size: 120, unit: 'deg' },
      padding: block(96),
      padding_mobile: block(48),
      flex_gap: GAP,
    },
    widget('heading', {
      title,
      header_size: 'h1',
      title_color: INK.words,
      typography_font_size: { size: 3.25, unit: 'rem' },
      typography_font_size_mobile: { size: 2.1, unit: 'rem' },
    }),
    widget('text-editor', {
      editor: `<p>${lead}</p>`,
      text_color: INK.quiet,
      typography_font_size: { size: 1.25, unit: 'rem' },
    }),
    ...(action === undefined
      ? []
      : [widget('button', { text: action, link: { url: '/contact/' }, size: 'md' })]),
  );
}

/** The invitation that every page ends with. */
function closing({ container, widget, heading }: Parts): BuilderElement {
  return container(
    { background_color: 'var(--p-color-sunken)', padding: block(64), flex_gap: GAP },
    heading('Come and see the yard'),
    widget('text-editor', { editor: `<p>${company.hours}</p>` }),
    widget('button', { text: 'Ask for a visit', link: { url: '/contact/' }, size: 'md' }),
  );
}

function landing(): DemoPage {
  const parts = pageParts();
  const { container, widget, heading } = parts;
  return {
    title: 'Landing page',
    excerpt: 'An offer, three reasons, figures and an invitation.',
    elements: [
      opening(parts, 'A glasshouse that outlives you', company.tagline, 'Ask for a visit'),
      container(
        { padding: block(64), ...ROW },
        ...(
          [
            ['Drawn first', 'You see every bar on paper before the first one is cut.'],
            ['Built by four hands', 'The two people who quote are the two people who build.'],
            ['Looked after', 'We come back every spring, for as long as it stands.'],
          ] as const
        ).map(([title, text]) =>
          container(
            CARD,
            heading(title, { header_size: 'h3' }),
            widget('text-editor', { editor: `<p>${text}</p>` }),
          ),
        ),
      ),
      container(
        { padding: block(24), ...ROW },
        ...(
          [
            ['214', 'houses built'],
            ['37', 'in our care today'],
            ['1987', 'the year of the first'],
          ] as const
        ).map(([ending_number, title]) =>
          container(
            { content_width: 'full' },
            widget('counter', { ending_number, title, thousand_separator: '' }),
          ),
        ),
      ),
      closing(parts),
    ],
  };
}

function about(): DemoPage {
  const parts = pageParts();
  const { container, widget, section, column, heading } = parts;
  return {
    title: 'About us',
    excerpt: 'Who you are, what you stand for, and where you work.',
    elements: [
      opening(
        parts,
        `Who ${company.name.replace('&', 'and')} are`,
        'A yard, two benches and one rule: no silicone.',
      ),
      section(
        { padding: block(64), gap: 'wide' },
        column(
          50,
          heading('How it began'),
          widget('text-editor', {
            drop_cap: 'yes',
            drop_cap_view: 'stacked',
            editor:
              '<p>In 1987 a vinery was to be pulled down, because nobody would mend it. We took it apart bar by bar, put it up again, and have not stopped since.</p><p>Most of what we know was written on the backs of those bars in pencil.</p>',
          }),
        ),
        column(
          50,
          widget('image', {
            image: image(pictures.projectVinery),
            caption_source: 'custom',
            caption: 'The first one, as it stands today.',
          }),
        ),
      ),
      container(
        { padding: block(48), flex_gap: GAP },
        heading('What lies on the bench'),
        widget('image-gallery', {
          gallery_columns: 4,
          wp_gallery: [pictures.toolPlane, pictures.toolKnife, pictures.toolSquare, pictures.toolHammer].map(
            image,
          ),
        }),
      ),
      closing(parts),
    ],
  };
}

function prices(): DemoPage {
  const parts = pageParts();
  const { container, widget, heading } = parts;
  return {
    title: 'Services and prices',
    excerpt: 'What you offer side by side, what each costs, and what is included.',
    elements: [
      opening(parts, 'What it costs', 'A price that stays, from the first drawing to the last pane.'),
      container(
        { padding: block(64), ...ROW },
        ...(
          [
            ['Survey', 'Nothing', ['An hour on site', 'A sketch with measures', 'What to leave alone']],
            ['Repair', 'From £480', ['Every cracked pane', 'Putty and paint', 'Gutters cleared']],
            ['New', 'From £18,000', ['Drawings', 'Foundation to finial', 'Ten springs of care']],
          ] as const
        ).map(([title, price, lines]) =>
          container(
            CARD,
            heading(title, { header_size: 'h3' }),
            heading(price, { header_size: 'p', typography_font_size: { size: 1.75, unit: 'rem' } }),
            widget('icon-list', {
              space_between: px(10),
              icon_list: lines.map((text) => ({ text, selected_icon: icon('check') })),
            }),
            widget('button', { text: `Ask about a ${title.toLowerCase()}`, link: { url: '/contact/' } }),
          ),
        ),
      ),
      closing(parts),
    ],
  };
}

function project(): DemoPage {
  const parts = pageParts();
  const { container, widget, heading } = parts;
  return {
    title: 'Project story',
    excerpt: 'One piece of work from beginning to end, in pictures and steps.',
    elements: [
      opening(
        parts,
        'Eight sides and a lantern',
        'A summer house beside a lake, drawn in March and finished in October.',
      ),
      container(
        { padding: block(64), flex_gap: GAP },
        widget('image', { image: image(pictures.projectOctagon), link_to: 'file' }),
        widget('tabs', {
          tabs: [
            {
              tab_title: 'The brief',
              tab_content: '<p>Shade at noon, sun at tea, and room for a piano.</p>',
            },
            {
              tab_title: 'The work',
              tab_content: '<p>Larch from the valley, iron from a mill floor, 168 panes.</p>',
            },
            { tab_title: 'Since then', tab_content: '<p>Two storms, no broken glass, one wedding.</p>' },
          ],
        }),
        widget('progress', { title: 'Timber from within ten miles', percent: { size: 94, unit: '%' } }),
        heading('From the album'),
        widget('image-carousel', {
          carousel_name: 'From the album',
          slides_to_show: '2',
          navigation: 'both',
          carousel: [pictures.projectOctagon, pictures.projectLeanTo, pictures.projectSchool].map(image),
        }),
      ),
      closing(parts),
    ],
  };
}

function questions(): DemoPage {
  const parts = pageParts();
  const { container, widget, heading } = parts;
  return {
    title: 'Questions and answers',
    excerpt: 'What people ask before they call, and a way to call all the same.',
    elements: [
      opening(parts, 'Questions we hear', 'Most of them at ten, over the kettle.'),
      container(
        { padding: block(64), flex_gap: GAP },
        widget('accordion', {
          icon_align: 'right',
          tabs: [
            {
              tab_title: 'How long does it take?',
              tab_content: '<p>A lean-to, six weeks. A vinery, a winter.</p>',
            },
            {
              tab_title: 'Do I need permission?',
              tab_content: '<p>Mostly not. We ask for you, and it costs nothing.</p>',
            },
            {
              tab_title: 'Do you take old glass?',
              tab_content: '<p>Gladly. It goes into the next restoration.</p>',
            },
          ],
        }),
        widget('alert', {
          alert_type: 'info',
          alert_title: 'In a hurry?',
          alert_description: `Call ${company.telephone.label}. If nobody answers we are on a roof.`,
        }),
        heading('Still wondering', { header_size: 'h3' }),
        widget('button', { text: 'Write to us', link: { url: '/contact/' } }),
      ),
      closing(parts),
    ],
  };
}

function yearRound(): DemoPage {
  const parts = pageParts();
  const { widget, section, column, heading } = parts;
  return {
    title: 'Through the year',
    excerpt: 'What a glasshouse wants from you, month by month.',
    elements: [
      opening(
        parts,
        'Through the year',
        'What a glasshouse wants from you, and what it can do without.',
        'Book a spring visit',
      ),
      section(
        { padding: block(64), gap: 'wide' },
        column(
          50,
          heading('Four small jobs'),
          widget('toggle', {
            tabs: [
              { tab_title: 'Spring', tab_content: '<p>Wash the glass inside. Oil the vent gear.</p>' },
              {
                tab_title: 'Summer',
                tab_content: '<p>Shade the south side, water at six in the morning.</p>',
              },
              { tab_title: 'Autumn', tab_content: '<p>Clear the gutters and take the shading down.</p>' },
              { tab_title: 'Winter', tab_content: '<p>Keep the door shut and the snow off the laps.</p>' },
            ],
          }),
        ),
        column(50, widget('image', { image: image(pictures.projectSchool) })),
      ),
      closing(parts),
    ],
  };
}
