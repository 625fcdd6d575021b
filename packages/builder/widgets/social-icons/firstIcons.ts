import type { Settings } from '../../model/settings/read.ts';

/** What the widget shows before anybody has chosen. */
export const FIRST_ICONS: readonly Settings[] = ['facebook', 'x-twitter', 'youtube'].map((network) => ({
  social_icon: { library: 'fa-brands', value: `fab fa-${network}` },
}));
