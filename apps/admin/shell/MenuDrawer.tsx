import { Drawer } from '@mantine/core';
import type { ReactNode } from 'react';
import styles from './Shell.module.css';

interface MenuDrawerProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The navigation on narrow screens. */
export function MenuDrawer({ isOpen, onClose, children }: MenuDrawerProps) {
  return (
    <Drawer
      opened={isOpen}
      onClose={onClose}
      position="right"
      size="18rem"
      title="Menu"
      closeButtonProps={{ 'aria-label': 'Close the menu' }}
      classNames={{
        content: styles.drawer ?? '',
        body: styles.drawerBody ?? '',
        header: styles.drawer ?? '',
      }}
    >
      {children}
    </Drawer>
  );
}
