import { Button } from '@mantine/core';
import { IconAdjustments, IconPlus, IconSitemap } from '@tabler/icons-react';
import styles from './Workbench.module.css';

export type Sheet = (typeof SHEETS)[number]['name'];

interface SheetBarProps {
  readonly open: Sheet | null;
  readonly onOpen: (sheet: Sheet) => void;
}

/** Opens the panels on a phone, where they slide up from below, one at a time. */
export function SheetBar({ open, onOpen }: SheetBarProps) {
  return (
    <nav className={styles.sheetBar} aria-label="Panels">
      {SHEETS.map(({ name, label, icon: Icon }) => (
        <Button
          key={name}
          variant={open === name ? 'light' : 'subtle'}
          color="gray"
          leftSection={<Icon size={17} aria-hidden />}
          aria-expanded={open === name}
          onClick={() => onOpen(name)}
        >
          {label}
        </Button>
      ))}
    </nav>
  );
}

const SHEETS = [
  { name: 'add', label: 'Add', icon: IconPlus },
  { name: 'outline', label: 'Outline', icon: IconSitemap },
  { name: 'settings', label: 'Settings', icon: IconAdjustments },
] as const;
