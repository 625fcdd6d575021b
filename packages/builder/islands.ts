/** The builder's islands: which markup they adopt, and when. Their code is in the chunk of the same name. */
export const builderIslands = [
  { name: 'accordion', selector: '[data-widget_type="accordion.default"]', moment: 'visible' },
  { name: 'alert', selector: '[data-widget_type="alert.default"]', moment: 'touch' },
  { name: 'audio', selector: '[data-widget_type="wp-widget-media_audio.default"]', moment: 'idle' },
  { name: 'counter', selector: '[data-widget_type="counter.default"]', moment: 'visible' },
  { name: 'nested-accordion', selector: '[data-widget_type="nested-accordion.default"]', moment: 'visible' },
  { name: 'nested-tabs', selector: '[data-widget_type="nested-tabs.default"]', moment: 'visible' },
  { name: 'progress', selector: '[data-widget_type="progress.default"]', moment: 'visible' },
  { name: 'tabs', selector: '[data-widget_type="tabs.default"]', moment: 'visible' },
  { name: 'text-editor', selector: '.elementor-drop-cap-yes', moment: 'visible' },
  { name: 'toggle', selector: '[data-widget_type="toggle.default"]', moment: 'visible' },
] as const;
