import type { BuilderElement } from '@portico/builder/protocol';
import { faqContent } from './faqContent.ts';

/** The home page's questions as an element of a page document. */
export const homeFaq: BuilderElement = {
  id: '4e1d7a2',
  elType: 'widget',
  widgetType: 'accordion',
  elements: [],
  settings: {
    icon_align: 'right',
    tabs: faqContent.map(({ question, answer }) => ({
      tab_title: question,
      tab_content: `<p>${answer}</p>`,
    })),
  },
};
