import { Slot } from '@portico/kernel/islands/react';
import { textarea } from '../../model/fields/Field.ts';
import { textOf } from '../../model/settings/read.ts';
import { isTicked, wpWidget } from './wpWidget.tsx';

export const widget = wpWidget('text', {
  label: 'Text with a title',
  order: 57,
  icon: 'M5 6h14M5 10h14M5 14h10M5 18h7',
  fields: [textarea('wp.text', 'Text')],
  newSettings: { text: 'Your text.' },
  useBody({ text: words, filter, visual }) {
    const html = isTicked(filter) || isTicked(visual) ? paragraphsOf(textOf(words)) : textOf(words);
    return html && <Slot className="textwidget" html={html} />;
  },
});

/** WordPress stores the visual editor's paragraphs as blank lines. Text with blocks of its own stays as it is. */
function paragraphsOf(html: string): string {
  if (BLOCK.test(html)) return html;
  const paragraphs = html.split(/\r?\n[\t\r ]*\n/).filter((words) => words.trim());
  return paragraphs.map((words) => `<p>${words.trim().replaceAll('\n', '<br>')}</p>`).join('');
}

const BLOCK = /<(?:p|div|ul|ol|h[1-6]|table|blockquote|pre|form|section|figure)[\s>]/i;
