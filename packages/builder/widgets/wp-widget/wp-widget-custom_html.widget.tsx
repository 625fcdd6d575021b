import { Slot } from '@portico/kernel/islands/react';
import { textarea } from '../../model/fields/Field.ts';
import { textOf } from '../../model/settings/read.ts';
import { wpWidget } from './wpWidget.tsx';

export const widget = wpWidget('custom_html', {
  label: 'Custom HTML',
  order: 58,
  icon: 'M5 6h14M5 10h14M5 14h10M5 18h7',
  fields: [textarea('wp.content', 'Text')],
  newSettings: { content: 'Your text.' },
  useBody({ content: words }) {
    const html = textOf(words);
    return html && <Slot className="textwidget" html={html} />;
  },
});
