import { choice, icon, sides, text } from '../../model/fields/Field.ts';
import type { Settings } from '../../model/settings/read.ts';
import type { Widget } from '../../parts/element/Widget.ts';
import { english } from '../../parts/site/visitorWords.ts';
import { Search } from './Search.tsx';
import { searchStyle } from './search.style.ts';

const hasButton = { isShown: ({ submit_trigger }: Settings) => submit_trigger !== 'key_enter' };

export const widget: Widget = {
  type: 'search',
  Render: Search,
  style: searchStyle,
  editor: {
    label: 'Search bar',
    category: 'site',
    keywords: ['find', 'search'],
    order: 44,
    icon: 'M3 7h18v10h-18zM7 12a2 2 0 1 0 4 0a2 2 0 1 0 -4 0M10.500 13.500l1.500 1.500',
    fields: [
      text('search_input_placeholder_text', 'Placeholder'),
      icon('icon_search', 'Icon'),
      choice('submit_trigger', 'Sent by', {
        click_submit: 'Button',
        key_enter: 'Enter key',
        both: 'Button or Enter key',
      }),
      text('submit_button_text', 'Button text', hasButton),
      icon('icon_submit', 'Button icon', hasButton),
      sides('search_field_border_radius', 'Round corners'),
    ],
    defaults: {
      settings: {
        search_input_placeholder_text: english.searchHint,
        submit_button_text: english.search,
      },
    },
    newSettings: {},
  },
  examples: () => import('./search.gallery.ts'),
};
