import { galleryWidget } from '../../model/examples/galleryWidget.ts';
import type { WidgetExamples } from '../../model/examples/WidgetExamples.ts';

const editor =
  '<p>Wood keeps the warmth in and the noise out. A chair made of it is older work than it looks: every joint is cut by hand, fitted dry and held by a single wedge, and it stays put for a lifetime if the board it came from was sound. We look at the board first.</p><p>Then we talk about the chair.</p>';

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
