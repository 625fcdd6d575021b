import { galleryWidget } from '../../model/examples/galleryWidget.ts';
import type { WidgetExamples } from '../../model/examples/WidgetExamples.ts';

const tabs = [
  {
    tab_title: 'Do you work outside the county?',
    tab_content: '<p>For restorations, yes. New work only where we can visit within the hour.</p>',
  },
  {
    tab_title: 'Who clears up?',
    tab_content: '<p>We do, every evening. You never find a splinter.</p>',
  },
  {
    tab_title: 'Can I keep the old frame?',
    tab_content: '<p>More often than not. We tell you after the first look.</p>',
  },
];

export const examples: WidgetExamples = {
  title: 'Toggle',
  summary: 'Like the accordion, but every item opens and closes for itself.',
  sections: [
    {
      heading: 'Default',
      note: 'All items begin closed. Open as many as you like; Enter and Space work as well as a click.',
      settings: { title_html_tag: 'div', icon_align: 'left' },
      example: galleryWidget('3a91c02', 'toggle', { tabs }),
    },
    {
      heading: 'Icons at the end of the line',
      settings: { title_html_tag: 'div', icon_align: 'right' },
      example: galleryWidget('6b02d13', 'toggle', {
        icon_align: 'right',
        tabs: [
          { tab_title: 'Do you come on Saturdays?', tab_content: '<p>In an emergency, on Sundays too.</p>' },
          { tab_title: 'May I watch?', tab_content: '<p>From two metres away, with pleasure.</p>' },
        ],
      }),
    },
    {
      heading: 'Right to left',
      direction: { dir: 'rtl', lang: 'he' },
      example: galleryWidget('7c13e24', 'toggle', {
        tabs: [
          { tab_title: 'מתי אתם פתוחים?', tab_content: '<p>בימי חול, משמונה עד חמש.</p>' },
          { tab_title: 'היכן אתם?', tab_content: '<p>ליד תחנת הרכבת הישנה.</p>' },
        ],
      }),
    },
  ],
};
