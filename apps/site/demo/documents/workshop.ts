import { company } from '../company.ts';
import { pageParts } from '../pageParts.ts';
import { pictures } from '../pictures.ts';
import type { DemoDocument } from './DemoDocument.ts';
import { CARD, gap, invitation, opening, part, picture, ROW, room, SUNKEN } from './frame.ts';

/** Where the company works. */
export function workshop(): DemoDocument {
  const parts = pageParts();
  const { container, widget, heading } = parts;
  return {
    slug: 'workshop',
    title: 'The workshop',
    description: 'An old cooperage at Ashmere, five people, and a floor that is a drawing board.',
    elements: [
      opening(parts, {
        eyebrow: 'The workshop',
        title: 'The floor is the drawing board.',
        lead: 'An old cooperage at Ashmere with good light from the north, a stove, and chalk lines that nobody is allowed to sweep.',
        image: pictures.stillLife,
      }),
      container(
        { ...room(72), ...ROW, flex_align_items: 'flex-start' },
        container(
          { content_width: 'full', ...gap(16) },
          heading('How it began'),
          widget('text-editor', {
            drop_cap: 'yes',
            editor:
              '<p>In 1987 a vinery was to be pulled down because nobody would mend it. Two of us took it apart over a winter, bar by bar, and put it up again in spring. The owner asked what was wrong with the one behind it.</p><p>There are five of us now. Everything is still drawn at one to one, in chalk, on the floor where barrels used to be raised. Customers walk through their house before a bar of it has been cut, and most of them ask for a wider door.</p>',
          }),
        ),
        container(
          { ...CARD },
          heading('When to come', { header_size: 'h3' }),
          widget('text-editor', { editor: `<p>${company.hours}</p><p>${company.address.join(', ')}</p>` }),
          widget('divider', { style: 'solid' }),
          heading('What it sounds like', { header_size: 'h3' }),
          widget('wp-widget-media_audio', {
            wp: { title: 'A pane, tapped', url: '/sounds/pane.wav', preload: 'none' },
          }),
        ),
      ),
      part(
        parts,
        { title: 'On the bench', text: 'The things we would carry out of a fire.', settings: SUNKEN },
        widget('image-gallery', {
          gallery_columns: 4,
          gallery_link: 'file',
          open_lightbox: 'yes',
          wp_gallery: [pictures.toolPlane, pictures.toolKnife, pictures.toolSquare, pictures.toolHammer].map(
            picture,
          ),
        }),
      ),
      part(
        parts,
        { title: 'A year in the yard', text: 'Fourteen houses, and never two on the same day.' },
        widget('tabs', {
          tabs: [
            {
              tab_title: 'Winter',
              tab_content: '<p>Joinery. The stove is lit at six and the glue is warm by seven.</p>',
            },
            {
              tab_title: 'Spring',
              tab_content: '<p>The March round, forty-odd houses in five weeks, with a flask.</p>',
            },
            {
              tab_title: 'Summer',
              tab_content: '<p>Raising days. The frame goes up in one, the glass in five.</p>',
            },
            {
              tab_title: 'Autumn',
              tab_content: '<p>Putty, while it is still dry, and drawing, when it no longer is.</p>',
            },
          ],
        }),
      ),
      invitation(parts, 'The kettle is on at ten'),
    ],
  };
}
