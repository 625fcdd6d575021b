import { type MantineColorScheme, Menu, UnstyledButton, useMantineColorScheme } from '@mantine/core';
import { useSession } from '@portico/kernel/admin';
import { IconLogout, IconSelector, IconUserCircle } from '@tabler/icons-react';
import { Link } from 'react-router';
import styles from './UserMenu.module.css';

const SCHEMES = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'auto', label: 'Follow the system' },
] as const;

/** The person's own corner: account, light or dark, sign out. */
export function UserMenu() {
  const { user, signOut } = useSession();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    // In its place in the page rather than at its end, so that it stays inside the landmark it belongs to.
    <Menu
      position="top-start"
      width="target"
      shadow="md"
      withinPortal={false}
      withInitialFocusPlaceholder={false}
    >
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
        <Menu.RadioGroup value={colorScheme} onChange={(scheme) => setColorScheme(schemeOf(scheme))}>
          {SCHEMES.map(({ value, label }) => (
            <Menu.RadioItem key={value} value={value} closeMenuOnClick={false}>
              {label}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
        <Menu.Divider />
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
      </Menu.Dropdown>
    </Menu>
  );
}

function schemeOf(value: string): MantineColorScheme {
  return SCHEMES.find((scheme) => scheme.value === value)?.value ?? 'auto';
}

function initialOf(name: string): string {
  return [...name.trim()][0]?.toLocaleUpperCase() ?? '';
}
