import { icon, link, rows, textarea, toggle } from '../../model/fields/Field.ts';
import { barWidget } from './barWidget.ts';
import { floatingTickerStyle } from './floating-ticker.style.ts';
import { Ticker } from './Ticker.tsx';

export const widget = barWidget({
  type: 'floating-bars-var-2',
  Render: Ticker,
  style: floatingTickerStyle,
  label: 'Ticker bar',
  keywords: ['news', 'headlines', 'marquee', 'bar'],
  order: 21,
  fields: [
    rows('headlines_repeater', 'Headlines', {
      title: 'headlines_text',
      rowLabel: 'Headline',
      newRow: { headlines_text: 'A headline' },
      fields: [
        textarea('headlines_text', 'Text'),
        icon('headlines_icon', 'Icon'),
        link('headlines_url', 'Link'),
      ],
    }),
    toggle('style_ticker_pause_hover', 'Pause on hover', { isOnAtFirst: true }),
    toggle('floating_bar_pause_switch', 'Pause button'),
    icon('floating_bar_pause_icon', 'Pause icon'),
    icon('floating_bar_play_icon', 'Play icon'),
    toggle('floating_bar_close_switch', 'Close button', { off: 'no' }),
  ],
  defaults: {
    settings: {
      headlines_repeater: ['Item #1', 'Item #2', 'Item #3'].map((headlines_text) => ({ headlines_text })),
      floating_bar_pause_icon: { library: 'fa-solid', value: 'fas fa-pause' },
      floating_bar_play_icon: { library: 'fa-solid', value: 'fas fa-play' },
      floating_bar_close_switch: 'no',
      accessible_name: 'Banner',
    },
    rows: { headlines_repeater: { headlines_text: 'Item Title' } },
  },
  newSettings: {
    headlines_repeater: [{ headlines_text: 'Something new' }, { headlines_text: 'Something else' }],
    floating_bar_pause_switch: 'yes',
    accessible_name: '',
  },
});
