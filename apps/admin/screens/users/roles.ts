import type { AdminRole } from '@portico/kernel/admin';

export const ROLE_LABEL: Readonly<Record<AdminRole, string>> = {
  administrator: 'Administrator',
  editor: 'Editor',
};

export const ROLE_CHOICES = (['editor', 'administrator'] as const).map((value) => ({
  value,
  label: ROLE_LABEL[value],
}));

export const ROLE_HELP =
  'Editors look after pages, posts, forms, products, comments and reviews. Administrators also see messages, orders, mail, settings and users.';
