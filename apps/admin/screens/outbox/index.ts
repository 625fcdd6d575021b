import type { AdminFeature } from '@portico/kernel/admin';
import { IconMail } from '@tabler/icons-react';

export const outbox: AdminFeature = {
  name: 'outbox',
  navigation: [
    { label: 'Outbox', to: '/outbox', icon: IconMail, role: 'administrator', group: 'site', order: 10 },
  ],
  screens: [
    { path: 'outbox', role: 'administrator', load: () => import('./OutboxScreen.tsx') },
    { path: 'outbox/:id', role: 'administrator', load: () => import('./MailScreen.tsx') },
  ],
};
