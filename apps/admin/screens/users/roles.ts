import type { AdminRole } from '@portico/kernel/admin';

export const ROLE_LABEL: Readonly<Record<AdminRole, string>> = {
  administrator: 'Administrator',
  editor: 'Editor',
};

export const ROLE_CHOICES = (['editor', 'administrator'] as const).map((value) => ({
  value,
  label: ROLE_LABEL[value],
}));

export const ROLE_HELP = 'Editors edit pages. Administrators also see submissions, mail, settings and users.';
