import { choice, color, number, size, text, textarea, toggle } from '../../model/fields/Field.ts';
import type { Settings } from '../../model/settings/read.ts';
import type { Widget } from '../../parts/element/Widget.ts';
import { Countdown } from './Countdown.tsx';
import { countdownStyle } from './countdown.style.ts';
import { TIME_PARTS } from './timeLeft.ts';

const isEvergreen = ({ countdown_type }: Settings): boolean => countdown_type === 'evergreen';

const hasWords = ({ show_labels }: Settings): boolean => show_labels !== '';

export const widget: Widget = {
  type: 'countdown',
  Render: Countdown,
  style: countdownStyle,
  island: { moment: 'ahead' },
  editor: {
    label: 'Countdown',
    category: 'numbers',
    keywords: ['timer', 'clock', 'date'],
    order: 60,
    icon: 'M12 5a8 8 0 1 0 0 16a8 8 0 0 0 0 -16M12 9v4l2.500 2M10 2h4',
    fields: [
      choice('countdown_type', 'Ends', {
        due_date: 'On a date',
        evergreen: 'A set time after the first visit',
      }),
      text('due_date', 'Day and time', {
        placeholder: '2030-01-31 18:00',
        isShown: (settings) => !isEvergreen(settings),
      }),
      number('evergreen_counter_hours', 'Hours', { min: 0, max: 8_760 }, { isShown: isEvergreen }),
      number('evergreen_counter_minutes', 'Minutes', { min: 0, max: 59 }, { isShown: isEvergreen }),
      choice('label_display', 'Label position', { block: 'Below the numbers', inline: 'Beside' }),
      toggle('show_days', 'Days', { isOnAtFirst: true }),
      toggle('show_hours', 'Hours', { isOnAtFirst: true }),
      toggle('show_minutes', 'Minutes', { isOnAtFirst: true }),
      toggle('show_seconds', 'Seconds', { isOnAtFirst: true }),
      toggle('show_labels', 'Labels', { isOnAtFirst: true }),
      toggle('custom_labels', 'Custom text', { isShown: hasWords }),
      ...TIME_PARTS.map((part) =>
        text(`label_${part}`, `Word for ${part}`, {
          isShown: (settings) => hasWords(settings) && settings.custom_labels === 'yes',
        }),
      ),
      textarea('message_after_expire', 'When it ends', { turnsOn: { expire_actions: ['message'] } }),
      size('container_width', 'Width'),
      size('box_spacing', 'Gap', { units: ['px'] }),
      color('box_background_color', 'Boxes'),
      color('digits_color', 'Numbers'),
      color('label_color', 'Label colour'),
    ],
    newSettings: { countdown_type: 'due_date', due_date: '2030-01-01 00:00', show_labels: 'yes' },
    restarts: true,
    canvas: {},
  },
  examples: () => import('./countdown.gallery.ts'),
};
