import { choice, text, toggle } from '../../model/fields/Field.ts';
import { textOf } from '../../model/settings/read.ts';
import type { Widget } from '../../parts/element/Widget.ts';
import { ProgressTracker } from './ProgressTracker.tsx';
import { progressTrackerStyle } from './progress-tracker.style.ts';

export const widget: Widget = {
  type: 'progress-tracker',
  Render: ProgressTracker,
  style: progressTrackerStyle,
  editor: {
    label: 'Reading progress',
    category: 'numbers',
    keywords: ['tracker', 'scroll', 'bar', 'circle', 'percent'],
    order: 22,
    icon: 'M3 5h18M3 5h11M3 9v11h18v-11M7 13h10M7 16h6',
    fields: [
      choice('type', 'Form', { horizontal: 'Bar', circular: 'Circle' }),
      choice('relative_to', 'Follows', {
        entire_page: 'The whole page',
        post_content: 'The post',
        selector: 'A part of the page',
      }),
      text('selector', 'Selector of the part', {
        help: 'Its CSS ID or class: #id or .class.',
        isShown: ({ relative_to: follows }) => textOf(follows) === 'selector',
      }),
      choice('direction', 'Direction', { '': 'Of the page', ltr: 'To the right', rtl: 'To the left' }),
      toggle('percentage', 'Show the percentage'),
    ],
    newSettings: {},
  },
  examples: () => import('./progress-tracker.gallery.ts'),
};
