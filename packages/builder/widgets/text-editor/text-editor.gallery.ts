import { galleryWidget } from '../../model/examples/galleryWidget.ts';
import type { WidgetExamples } from '../../model/examples/WidgetExamples.ts';

const editor =
  '<p>Glass keeps the weather out and lets the year in. A house made of it is older work than it looks: every pane is cut by hand, bedded in putty and held by four pins, and it stays put for a lifetime if the iron under it is sound. We look at the iron first.</p><p>Then we talk about the glass.</p>';

export const examples: WidgetExamples = {
  title: 'Text',
  summary: 'Running text, with a large first letter if the author wants one.',
  sections: [
    {
      heading: 'Default',
      example: galleryWidget('8a1b2c0', 'text-editor', { editor }),
    },
    ...(['default', 'stacked', 'framed'] as const).map((drop_cap_view, index) => ({
      heading: `A first letter, ${drop_cap_view}`,
      settings: { drop_cap: 'yes', drop_cap_view },
      example: galleryWidget(`8a1b2d${index}`, 'text-editor', { editor, drop_cap: 'yes', drop_cap_view }),
    })),
    {
      heading: 'Right to left',
      direction: { dir: 'rtl', lang: 'he' },
      example: galleryWidget('8a1b2e0', 'text-editor', {
        drop_cap: 'yes',
        editor:
          '<p>הזכוכית שומרת על מזג האוויר בחוץ ומכניסה את עונות השנה פנימה. בית שעשוי ממנה הוא מלאכה ישנה.</p>',
      }),
    },
  ],
};
