import type { WidgetExamples } from '../../model/examples/WidgetExamples.ts';

export const examples: WidgetExamples = {
  title: 'Accordion',
  summary: 'Questions that open one at a time, with the keyboard as well as with a pointer.',
  sections: [
    {
      heading: 'Default',
      note: 'The first item is open. Opening another closes it; a click on the open one closes that. Arrow keys, Home and End move between the titles.',
      settings: { title_html_tag: 'div', icon_align: 'left' },
      example: accordion('5d21a90', {}),
    },
    {
      heading: 'Icons at the end of the line',
      settings: { title_html_tag: 'div', icon_align: 'right' },
      example: accordion('2c9f1b7', {
        icon_align: 'right',
        tabs: [
          {
            tab_title: 'Do you take cards?',
            tab_content: '<p>Yes, and cash, and in one case a crate of pears.</p>',
          },
          {
            tab_title: 'Is there parking?',
            tab_content: '<p>For three cars, or one van and a good driver.</p>',
          },
        ],
      }),
    },
    {
      heading: 'Right to left',
      note: 'The same widget in a right-to-left language.',
      settings: { icon_align: 'left' },
      direction: { dir: 'rtl', lang: 'ar' },
      example: accordion('7b03e44', {
        tabs: [
          {
            tab_title: 'متى تفتحون؟',
            tab_content: '<p>من الاثنين إلى الجمعة، من الثامنة صباحًا حتى الخامسة.</p>',
          },
          { tab_title: 'هل توصلون إلى المنازل؟', tab_content: '<p>نعم، في حدود أربعين كيلومترًا.</p>' },
        ],
      }),
    },
    {
      heading: 'Long content',
      note: 'Panels can hold anything: lists, links, pictures, frames, other scripts’ elements.',
      settings: { title_html_tag: 'div' },
      example: accordion('3fa8c05', {
        tabs: [
          {
            tab_title: 'What happens in the first week',
            tab_content:
              '<ol><li>We visit and measure.</li><li>You get a drawing and a price that stays.</li><li>We agree on a day to begin.</li></ol><p>Nothing is ordered before you have said yes to both.</p>',
          },
          {
            tab_title:
              'A title that is long enough to run over two lines on a phone, as real titles sometimes are',
            tab_content: '<p>It wraps, and the icon stays beside it.</p>',
          },
        ],
      }),
    },
  ],
};

function accordion(id: string, settings: Record<string, unknown>) {
  return {
    id,
    elType: 'widget' as const,
    widgetType: 'accordion',
    elements: [],
    settings: {
      tabs: [
        {
          tab_title: 'How long does delivery take?',
          tab_content: '<p>Three to five working days; we write to you the evening before.</p>',
        },
        {
          tab_title: 'Can I change my order?',
          tab_content:
            '<p>Until work on it has begun. Answer the confirmation mail, and a person reads it.</p>',
        },
        {
          tab_title: 'What does a repair cost?',
          tab_content: '<p>The first look is free. After that you know the price before we start.</p>',
        },
      ],
      ...settings,
    },
  };
}
