import { galleryWidget } from '../../model/examples/galleryWidget.ts';
import type { WidgetExamples } from '../../model/examples/WidgetExamples.ts';

export const examples: WidgetExamples = {
  title: 'Menu',
  summary: 'A menu of the site, in a line, one below the other, or behind a button.',
  sections: [
    {
      heading: 'In a line',
      note: 'On a narrow screen a button opens it in a panel; no script is needed for that.',
      settings: { layout: 'horizontal', pointer: 'underline' },
      example: galleryWidget('da90001', 'nav-menu', {
        layout: 'horizontal',
        toggle_align: 'left',
        menu_name: 'In a line',
      }),
    },
    {
      heading: 'One below the other',
      settings: { layout: 'vertical', pointer: 'background', dropdown: 'none' },
      example: galleryWidget('da90002', 'nav-menu', {
        layout: 'vertical',
        pointer: 'background',
        dropdown: 'none',
        menu_name: 'One below the other',
      }),
    },
    {
      heading: 'Behind a button',
      settings: { layout: 'dropdown' },
      example: galleryWidget('da90003', 'nav-menu', {
        layout: 'dropdown',
        toggle_align: 'left',
        menu_name: 'Behind a button',
      }),
    },
    {
      heading: 'In a language that is written from right to left',
      direction: { dir: 'rtl', lang: 'ar' },
      example: galleryWidget('da90004', 'nav-menu', {
        layout: 'horizontal',
        dropdown: 'none',
        menu_name: 'From right to left',
      }),
    },
  ],
};
