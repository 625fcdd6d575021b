import type { WidgetExamples } from '../../model/examples/WidgetExamples.ts';

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
      heading: 'Not to be closed, and without a button',
      settings: { floating_bar_close_switch: 'no' },
      example: bar('ba50002', {
        floating_bar_close_switch: 'no',
        advanced_toggle_sticky: 'no',
        announcement_text: 'The workshop is closed on Friday afternoon.',
        cta_text: '',
        advanced_vertical_position: 'bottom',
      }),
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
