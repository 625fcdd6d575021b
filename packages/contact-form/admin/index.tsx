import type { AdminFeature } from '@portico/kernel/admin';
import { IconForms, IconInbox } from '@tabler/icons-react';

/** Messages for administrators, forms for editors. */
export const contactFormAdmin: AdminFeature = {
  name: 'contact-form',
  navigation: [
    {
      label: 'Messages',
      to: '/contact-messages',
      icon: IconInbox,
      role: 'administrator',
      group: 'visitors',
      order: 10,
    },
    { label: 'Forms', to: '/contact-forms', icon: IconForms, role: 'editor', group: 'content', order: 40 },
  ],
  screens: [
    { path: 'contact-messages', role: 'administrator', load: () => import('./messages/MessagesScreen.tsx') },
    {
      path: 'contact-messages/:id',
      role: 'administrator',
      load: () => import('./messages/MessageScreen.tsx'),
    },
    { path: 'contact-forms', role: 'editor', load: () => import('./forms/FormsScreen.tsx') },
    { path: 'contact-forms/new', role: 'editor', load: () => import('./forms/FormScreen.tsx') },
    { path: 'contact-forms/:id', role: 'editor', load: () => import('./forms/FormScreen.tsx') },
  ],
  panels: [
    {
      name: 'messages',
      role: 'administrator',
      order: 10,
      load: () => import('./messages/MessagesPanel.tsx'),
    },
  ],
};
