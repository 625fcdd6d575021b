import { builderAdmin } from '@portico/builder/admin';
import { contactFormAdmin } from '@portico/contact-form/admin';
import type { AdminFeature } from '@portico/kernel/admin';
import { kitsAdmin } from '@portico/kits/admin';
import { reviewsAdmin } from '@portico/reviews/admin';
import { spamProtection } from '@portico/spam-protection/admin';
import { customizerAdmin } from '@portico/theme/customizer';
import { account } from './screens/account/index.ts';
import { home } from './screens/home/index.ts';
import { outbox } from './screens/outbox/index.ts';
import { users } from './screens/users/index.ts';

/** Everything that can be administered here. A feature joins with one line. */
export const features: readonly AdminFeature[] = [
  home,
  builderAdmin,
  contactFormAdmin,
  reviewsAdmin,
  kitsAdmin,
  spamProtection,
  customizerAdmin,
  outbox,
  users,
  account,
];
