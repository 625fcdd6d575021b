import { createBlogAdmin } from '@portico/blog/admin';
import { createBuilderAdmin } from '@portico/builder/admin';
import { contactFormAdmin } from '@portico/contact-form/admin';
import type { AdminFeature } from '@portico/kernel/admin';
import { kitsAdmin } from '@portico/kits/admin';
import { reviewsAdmin } from '@portico/reviews/admin';
import { createShopAdmin } from '@portico/shop/admin';
import { spamProtectionAdmin } from '@portico/spam-protection/admin';
import { themeAdmin } from '@portico/theme/admin';
import { account } from './screens/account/index.ts';
import { createFirstStart } from './screens/first-start/index.tsx';
import { home } from './screens/home/index.ts';
import { outbox } from './screens/outbox/index.ts';
import { privacy } from './screens/privacy/index.ts';
import { createSettingsAdmin } from './screens/settings/index.tsx';
import { users } from './screens/users/index.ts';
import { textParts } from './textParts.ts';

/** All features of the administration. A new one is added with one line. */
export const features: readonly AdminFeature[] = [
  home,
  createBuilderAdmin({
    media: {
      loadPicker: () => import('@portico/blog/picture-picker'),
      loadRecordingPicker: () => import('@portico/blog/recording-picker'),
    },
  }),
  createBlogAdmin({
    textParts,
    loadCommentAuthor: () => import('@portico/spam-protection/comment-author'),
    verdictScreen: (verdictId) => `/spam/${verdictId}`,
  }),
  contactFormAdmin,
  reviewsAdmin,
  kitsAdmin,
  spamProtectionAdmin,
  createShopAdmin({ loadPicker: () => import('@portico/blog/picture-picker') }),
  themeAdmin,
  createSettingsAdmin({ loadPicker: () => import('@portico/blog/picture-picker') }),
  createFirstStart({ loadPicker: () => import('@portico/blog/picture-picker') }),
  outbox,
  users,
  privacy,
  account,
];
