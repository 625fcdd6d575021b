import { Button } from '@mantine/core';
import { DateTime, type ListColumn, type ListFilter, ListScreen, StateBadge } from '@portico/kernel/admin';
import { IconUserPlus, IconUsers } from '@tabler/icons-react';
import { Link } from 'react-router';
import { type User, userCalls } from '../../wire/admin.ts';
import { ROLE_CHOICES, ROLE_LABEL } from './roles.ts';

const COLUMNS: readonly ListColumn<User>[] = [
  { header: 'Name', cell: (user) => user.displayName },
  { header: 'User name', cell: (user) => user.name },
  { header: 'E-mail', cell: (user) => user.email ?? '–' },
  { header: 'Role', width: 'fit', explainsItself: true, cell: (user) => ROLE_LABEL[user.role] },
  {
    header: 'State',
    width: 'fit',
    explainsItself: true,
    cell: (user) =>
      user.isDisabled ? (
        <StateBadge tone="quiet" label="Disabled" />
      ) : (
        <StateBadge tone="good" label="Active" />
      ),
  },
  { header: 'Added', width: 'fit', cell: (user) => <DateTime value={user.createdAt} /> },
];

const FILTERS: readonly ListFilter[] = [{ name: 'role', label: 'Role', choices: ROLE_CHOICES }];

export default function UsersScreen() {
  return (
    <ListScreen
      title="Users"
      description="Who can sign in here, and what they are allowed to do."
      actions={
        <Button
          component={Link}
          to="/users/new"
          leftSection={<IconUserPlus size={18} stroke={1.75} aria-hidden />}
        >
          Add a user
        </Button>
      }
      call={userCalls.list}
      columns={COLUMNS}
      filters={FILTERS}
      searchLabel="Search names and e-mail"
      itemKey={(user) => user.id}
      itemLink={(user) => `/users/${user.id}`}
      empty={{ icon: IconUsers, title: 'No users' }}
    />
  );
}
