/** The builder's islands: which markup they adopt, and when. Their code is in the chunk of the same name. */
export const builderIslands = [
  { name: 'accordion', selector: '[data-widget_type="accordion.default"]', moment: 'visible' },
] as const;
