import { createBuilderAdmin } from '@portico/builder/admin';
import { contactFormAdmin } from '@portico/contact-form/admin';
import type { AdminFeature } from '@portico/kernel/admin';
import { kitsAdmin } from '@portico/kits/admin';
import { reviewsAdmin } from '@portico/reviews/admin';
import { spamProtection } from '@portico/spam-protection/admin';
import { blogAdmin } from '@portico/theme/admin';
import { customizerAdmin } from '@portico/theme/customizer';
import { shopAdmin } from '@portico/theme/shop-admin';
import { account } from './screens/account/index.ts';
import { home } from './screens/home/index.ts';
import { outbox } from './screens/outbox/index.ts';
import { users } from './screens/users/index.ts';

/** Everything that can be administered here. A feature joins with one line. */
export const features: readonly AdminFeature[] = [
  home,
  createBuilderAdmin({
    media: {
      loadPicker: () => import('@portico/theme/picture-picker'),
      loadRecordingPicker: () => import('@portico/theme/recording-picker'),
    },
  }),
  blogAdmin,
  contactFormAdmin,
  reviewsAdmin,
  kitsAdmin,
  spamProtection,
  shopAdmin,
  customizerAdmin,
  outbox,
  users,
  account,
];
