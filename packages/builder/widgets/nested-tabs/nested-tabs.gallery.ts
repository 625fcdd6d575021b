import { galleryContainer, galleryWidget } from '../../model/examples/galleryWidget.ts';
import type { WidgetExamples } from '../../model/examples/WidgetExamples.ts';
import type { Settings } from '../../model/settings/read.ts';

const check = { library: 'fa-solid', value: 'fas fa-check' };
const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
];

export const examples: WidgetExamples = {
  title: 'Nested tabs',
  summary: 'Tabs whose panels hold whatever a page can hold, other widgets included.',
  sections: [
    {
      heading: 'Widgets inside tabs',
      note: 'Widgets in a tab start when the tab is first opened. Escape inside a panel leads back to its title.',
      settings: { breakpoint_selector: 'mobile' },
      example: nestedTabs('a100001', {}),
    },
    {
      heading: 'A row that scrolls',
      note: 'Pull it with the mouse, or use the arrow keys.',
      settings: { horizontal_scroll: 'enable', breakpoint_selector: 'none' },
      example: galleryWidget(
        'a200002',
        'nested-tabs',
        {
          horizontal_scroll: 'enable',
          breakpoint_selector: 'none',
          tabs: MONTHS.map((tab_title) => ({ tab_title })),
        },
        MONTHS.map((month, index) =>
          galleryContainer(`b2000${10 + index}`, [
            'text-editor',
            { editor: `<p>What there is to do in the workshop in ${month}.</p>` },
          ]),
        ),
      ),
    },
    {
      heading: 'Right to left',
      direction: { dir: 'rtl', lang: 'ar' },
      example: nestedTabs('a300003', {
        tabs: [{ tab_title: 'الأول' }, { tab_title: 'الثاني' }, { tab_title: 'الثالث' }],
      }),
    },
  ],
};

function nestedTabs(id: string, settings: Settings) {
  const inside = (index: number) => `${id.slice(0, 5)}${10 + index * 20}`;
  return galleryWidget(
    id,
    'nested-tabs',
    {
      tabs: [
        { tab_title: 'How far', tab_icon: check },
        { tab_title: 'Questions' },
        { tab_title: 'In numbers' },
      ],
      ...settings,
    },
    [
      galleryContainer(
        inside(0),
        ['text-editor', { editor: '<p>The roof is on and the doors are hung.</p>' }],
        ['progress', { title: 'Polish', percent: { size: 80 }, inner_text: '', progress_type: 'success' }],
      ),
      galleryContainer(inside(1), [
        'toggle',
        { tabs: [{ tab_title: 'When is it ready?', tab_content: '<p>Before the frost.</p>' }] },
      ]),
      galleryContainer(inside(2), ['counter', { ending_number: 640, title: 'pieces' }]),
    ],
  );
}
