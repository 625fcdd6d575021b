import type { WidgetExamples } from '../../model/examples/WidgetExamples.ts';

const STAR = { library: 'fa-solid', value: 'fas fa-star' };

export const examples: WidgetExamples = {
  title: 'Floating bars',
  summary: 'One line of news that stays in sight until it is closed, and covers nothing.',
  sections: [
    {
      heading: 'Default',
      note: 'Close it with its button, or with Escape while the focus is inside.',
      settings: { advanced_vertical_position: 'top', advanced_toggle_sticky: 'yes' },
      example: bar('ba50001', {}),
    },
    {
      heading: 'Without a button, and not closable',
      settings: { floating_bar_close_switch: 'no' },
      example: bar('ba50002', {
        floating_bar_close_switch: 'no',
        advanced_toggle_sticky: 'no',
        announcement_text: 'The workshop is closed on Friday afternoon.',
        cta_text: '',
        advanced_vertical_position: 'bottom',
      }),
    },
    {
      heading: 'Moving headlines',
      note: 'They stop while they are pointed at, with reduced motion, and with the button.',
      settings: { floating_bar_pause_switch: 'yes', style_ticker_pause_hover: 'yes' },
      example: {
        ...bar('ba50003', {
          headlines_repeater: [
            { headlines_text: 'The harbour café is open again', headlines_url: { url: '/gallery/' } },
            { headlines_text: 'Two places for apprentices', headlines_icon: STAR },
            { headlines_text: 'Closed on Friday afternoon' },
          ],
          floating_bar_pause_switch: 'yes',
          style_ticker_scroll_speed: { size: 40, unit: 'px' },
          advanced_toggle_sticky: 'no',
          advanced_vertical_position: 'bottom',
        }),
        widgetType: 'floating-bars-var-2',
      },
    },
    {
      heading: 'A code to copy',
      settings: { style_coupon_type: 'gift-tag', coupon_code: 'SPRING' },
      example: {
        ...bar('ba50004', {
          announcement_text: 'A tenth less on all benches',
          style_coupon_type: 'gift-tag',
          coupon_code: 'SPRING',
          floating_bar_close_switch: 'no',
          advanced_toggle_sticky: 'no',
          advanced_vertical_position: 'bottom',
        }),
        widgetType: 'floating-bars-var-3',
      },
    },
  ],
};

function bar(id: string, settings: Record<string, unknown>) {
  return {
    id,
    elType: 'widget' as const,
    widgetType: 'floating-bars-var-1',
    elements: [],
    settings: {
      announcement_text: 'Our order book for the spring is open.',
      announcement_icon: { library: '', value: '' },
      accessible_name: '',
      cta_text: 'See the gallery',
      cta_link: { url: '/gallery/' },
      ...settings,
    },
  };
}
