import { LOREM } from '../../model/edits/newRows.ts';
import { LOREM_IPSUM } from '../../model/settings/defaultValues.ts';
import type { Widget } from '../../parts/element/Widget.ts';
import { TextEditor } from './TextEditor.tsx';
import { textEditorFields } from './text-editor.fields.ts';
import { textEditorStyle } from './text-editor.style.ts';

export const widget: Widget = {
  type: 'text-editor',
  Render: TextEditor,
  style: textEditorStyle,
  typeset: ['editor'],
  island: { moment: 'ahead', selector: '.elementor-drop-cap-yes,[data-settings*=drop_cap]', isDeaf: true },
  editor: {
    label: 'Text',
    category: 'basic',
    keywords: ['paragraph', 'words', 'editor', 'list'],
    order: 20,
    icon: 'M10 12h4M9 4a3 3 0 0 1 3 3v10a3 3 0 0 1 -3 3M15 4a3 3 0 0 0 -3 3v10a3 3 0 0 0 3 3',
    fields: textEditorFields,
    defaults: { settings: { editor: `<p>${LOREM_IPSUM}</p>` } },
    newSettings: { editor: LOREM },
    typed: { setting: 'editor', at: () => '.elementor-text-editor', isRich: true },
  },
  examples: () => import('./text-editor.gallery.ts'),
};
