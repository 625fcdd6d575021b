import { galleryContainer, galleryWidget } from '../../model/examples/galleryWidget.ts';
import type { WidgetExamples } from '../../model/examples/WidgetExamples.ts';
import type { Settings } from '../../model/settings/read.ts';

export const examples: WidgetExamples = {
  title: 'Nested accordion',
  summary: 'Native disclosures that hold whatever a page can hold; they open even without scripts.',
  sections: [
    {
      heading: 'One at a time',
      note: 'Escape closes the open item. Arrow keys move between the titles.',
      settings: { default_state: 'expanded', max_items_expended: 'one' },
      example: nestedAccordion('c100001', {}),
    },
    {
      heading: 'Several at a time, all closed at first',
      settings: { default_state: 'all_collapsed', max_items_expended: 'multiple' },
      example: nestedAccordion('c200002', {
        default_state: 'all_collapsed',
        max_items_expended: 'multiple',
        items: [{ item_title: 'The ground' }, { item_title: 'The price' }, { item_title: 'The work' }],
      }),
    },
    {
      heading: 'Slow',
      settings: { n_accordion_animation_duration: '1.2 s' },
      example: nestedAccordion('c300003', {
        n_accordion_animation_duration: { size: 1.2, unit: 's' },
        items: [
          { item_title: 'Where we begin' },
          { item_title: 'Where we stop' },
          { item_title: 'What is left' },
        ],
      }),
    },
    {
      heading: 'Right to left',
      direction: { dir: 'rtl', lang: 'he' },
      example: nestedAccordion('c400004', {
        items: [{ item_title: 'ראשון' }, { item_title: 'שני' }, { item_title: 'שלישי' }],
      }),
    },
  ],
};

function nestedAccordion(id: string, settings: Settings) {
  const inside = (index: number) => `${id.slice(0, 5)}${10 + index * 20}`;
  return galleryWidget(
    id,
    'nested-accordion',
    {
      items: [
        { item_title: 'What we measure' },
        { item_title: 'What it costs' },
        { item_title: 'How far we are' },
      ],
      ...settings,
    },
    [
      galleryContainer(inside(0), [
        'icon-list',
        {
          icon_list: [
            { text: 'The fall of the ground', selected_icon: { library: 'fa-solid', value: 'fas fa-check' } },
            {
              text: 'The light through the day',
              selected_icon: { library: 'fa-solid', value: 'fas fa-check' },
            },
          ],
        },
      ]),
      galleryContainer(inside(1), ['text-editor', { editor: '<p>The first look is free.</p>' }]),
      galleryContainer(inside(2), [
        'progress',
        { title: 'Foundations', percent: { size: 35 }, inner_text: '' },
      ]),
    ],
  );
}
