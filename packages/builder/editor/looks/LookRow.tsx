import { ActionIcon, Tooltip } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from './looks.module.css';

interface LookRowProps {
  readonly label: string;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly move: (by: 1 | -1) => void;
  readonly remove: () => void;
  readonly children: ReactNode;
}

/** A row of an ordered list, with its actions. */
export function LookRow({ label, isFirst, isLast, move, remove, children }: LookRowProps) {
  const actions = [
    ['Move up', IconArrowUp, () => move(-1), isFirst],
    ['Move down', IconArrowDown, () => move(1), isLast],
    ['Delete', IconTrash, remove, false],
  ] as const;
  return (
    <li className={styles.row}>
      <div className={styles.what}>{children}</div>
      <div className={styles.rowActions}>
        {actions.map(([words, Icon, act, isOff]) => (
          <Tooltip key={words} label={words} withinPortal>
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={`${words}: ${label}`}
              disabled={isOff}
              onClick={act}
            >
              <Icon size={16} stroke={1.6} aria-hidden />
            </ActionIcon>
          </Tooltip>
        ))}
      </div>
    </li>
  );
}
