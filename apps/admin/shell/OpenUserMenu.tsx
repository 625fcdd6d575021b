import { type MantineColorScheme, Menu, useMantineColorScheme } from '@mantine/core';
import { useSession } from '@portico/kernel/admin';
import { IconLogout, IconUserCircle } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { PersonButton } from './PersonButton.tsx';

const SCHEMES = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'auto', label: 'Follow the system' },
] as const;

/** The user menu: account, colour scheme, sign out. Opens as soon as it is loaded. */
export function OpenUserMenu() {
  const { signOut } = useSession();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  // This button replaces the one that was pressed, and must have the focus when the menu closes.
  useEffect(() => {
    button.current?.focus();
    setOpen(true);
  }, []);

  return (
    // Rendered in place rather than in a portal, so that it stays inside its landmark.
    <Menu
      opened={isOpen}
      onChange={setOpen}
      position="top-start"
      width="target"
      shadow="md"
      withinPortal={false}
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>
        <PersonButton ref={button} />
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
