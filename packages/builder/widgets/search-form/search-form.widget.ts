import { choice, color, sides, text } from '../../model/fields/Field.ts';
import type { Settings } from '../../model/settings/read.ts';
import type { Widget } from '../../parts/element/Widget.ts';
import { SearchForm } from './SearchForm.tsx';
import { searchFormStyle } from './search-form.style.ts';

const isForm = ({ skin }: Settings): boolean => skin !== 'full_screen';
const hasButton = ({ skin }: Settings): boolean => skin !== 'full_screen' && skin !== 'minimal';

export const widget: Widget = {
  type: 'search-form',
  Render: SearchForm,
  style: searchFormStyle,
  editor: {
    label: 'Search',
    category: 'site',
    keywords: ['find', 'search'],
    order: 43,
    icon: 'M4 10a6 6 0 1 0 12 0a6 6 0 1 0 -12 0M15 15l5 5',
    fields: [
      choice('skin', 'Style', {
        classic: 'Field with a button',
        minimal: 'Field',
        full_screen: 'Icon that opens the search',
      }),
      text('placeholder', 'Placeholder', { placeholder: 'Search', isShown: isForm }),
      choice('button_type', 'Button', { icon: 'Icon', text: 'Text' }, { isShown: hasButton }),
      choice('icon', 'Icon', { search: 'Magnifying glass', arrow: 'Arrow' }, { isShown: hasButton }),
      text('button_text', 'Button text', {
        placeholder: 'Search',
        isShown: (settings) => hasButton(settings) && settings.button_type === 'text',
      }),
      color('input_text_color', 'Text colour', { isShown: isForm }),
      color('input_background_color', 'Background', { isShown: isForm }),
      sides('border_radius', 'Round corners', { isShown: isForm }),
      color('button_text_color', 'Button text', { isShown: hasButton }),
      color('button_background_color', 'Button background', { isShown: hasButton }),
      color('toggle_color', 'Icon', { isShown: (settings) => settings.skin === 'full_screen' }),
      color('overlay_background_color', 'Overlay', {
        isShown: (settings) => settings.skin === 'full_screen',
      }),
    ],
    newSettings: { skin: 'classic' },
  },
  examples: () => import('./search-form.gallery.ts'),
};
