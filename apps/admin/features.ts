import type { AdminFeature } from '@portico/kernel/admin';
import { spamProtection } from '@portico/spam-protection/admin';
import { account } from './screens/account/index.ts';
import { home } from './screens/home/index.ts';
import { outbox } from './screens/outbox/index.ts';
import { users } from './screens/users/index.ts';

/** Everything that can be administered here. A feature joins with one line. */
export const features: readonly AdminFeature[] = [home, spamProtection, outbox, users, account];
