import { galleryWidget } from '../../model/examples/galleryWidget.ts';
import type { WidgetExamples } from '../../model/examples/WidgetExamples.ts';

const tabs = [
  {
    tab_title: 'Spring',
    tab_content:
      '<p>Drawers are freed, hinges oiled and broken slats replaced before the guests move in.</p>',
  },
  { tab_title: 'Summer', tab_content: '<p>The benches go outside, and the floor is oiled.</p>' },
  {
    tab_title: 'Winter',
    tab_content: '<p>Heating is checked. <a href="/contact/">Ask for a visit</a> in good time.</p>',
  },
];

export const examples: WidgetExamples = {
  title: 'Tabs',
  summary: 'One panel at a time behind a row or a column of titles; on a phone, titles above their panels.',
  sections: [
    {
      heading: 'In a row',
      note: 'The arrow keys move along the row, Enter or Space opens. Below 768 pixels each title is above its panel.',
      settings: { type: 'horizontal' },
      example: galleryWidget('4d24f35', 'tabs', { type: 'horizontal', tabs }),
    },
    {
      heading: 'In a column',
      note: 'Here it is the up and down keys.',
      settings: { type: 'vertical' },
      example: galleryWidget('5e35046', 'tabs', { type: 'vertical', tabs }),
    },
    {
      heading: 'Right to left',
      note: 'The left key moves on, the right key moves back.',
      direction: { dir: 'rtl', lang: 'ar' },
      example: galleryWidget('8f46157', 'tabs', {
        tabs: [
          { tab_title: 'الربيع', tab_content: '<p>نفحص النوافذ ونستبدل الزجاج المكسور.</p>' },
          { tab_title: 'الصيف', tab_content: '<p>نركب المظلات ونغسل السقف.</p>' },
          { tab_title: 'الشتاء', tab_content: '<p>نفحص التدفئة.</p>' },
        ],
      }),
    },
  ],
};
