import { Menu, SegmentedControl, Text, UnstyledButton, useMantineColorScheme } from '@mantine/core';
import { useSession } from '@portico/kernel/admin';
import { IconLogout, IconSelector, IconUserCircle } from '@tabler/icons-react';
import { Link } from 'react-router';
import styles from './UserMenu.module.css';

const SCHEMES = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'auto', label: 'System' },
] as const;

/** The person's own corner: account, light or dark, sign out. */
export function UserMenu() {
  const { user, signOut } = useSession();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <Menu position="top-start" width={232} shadow="md">
      <Menu.Target>
        <UnstyledButton className={styles.person} aria-label={`Your account: ${user.displayName}`}>
          <span className={styles.initial} aria-hidden>
            {initialOf(user.displayName)}
          </span>
          <span className={styles.words}>
            <span className={styles.name}>{user.displayName}</span>
            <span className={styles.role}>{user.role === 'administrator' ? 'Administrator' : 'Editor'}</span>
          </span>
          <IconSelector size={17} stroke={1.6} aria-hidden />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          component={Link}
          to="/account"
          leftSection={<IconUserCircle size={18} stroke={1.6} aria-hidden />}
        >
          Your account
        </Menu.Item>
        <Menu.Item
          leftSection={<IconLogout size={18} stroke={1.6} aria-hidden />}
          onClick={() => void signOut()}
        >
          Sign out
        </Menu.Item>
        <Menu.Divider />
        <div className={styles.scheme}>
          <Text size="xs" c="dimmed" mb={6} id="scheme-label">
            Appearance
          </Text>
          <SegmentedControl
            fullWidth
            size="xs"
            aria-labelledby="scheme-label"
            data={[...SCHEMES]}
            value={colorScheme}
            onChange={setColorScheme}
          />
        </div>
      </Menu.Dropdown>
    </Menu>
  );
}

function initialOf(name: string): string {
  return [...name.trim()][0]?.toLocaleUpperCase() ?? '';
}
