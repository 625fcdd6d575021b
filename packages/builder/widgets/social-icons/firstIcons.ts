import type { Settings } from '../../model/settings/read.ts';

/** The default icons. */
export const FIRST_ICONS: readonly Settings[] = ['facebook', 'x-twitter', 'youtube'].map((network) => ({
  social_icon: { library: 'fa-brands', value: `fab fa-${network}` },
}));
