import { ActionIcon, Tooltip } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from './looks.module.css';

interface LookListProps<Look> {
  readonly label: string;
  readonly all: readonly Look[];
  readonly move: (id: string, by: 1 | -1) => void;
  readonly remove: (look: Look) => void;
  /** What a row shows. */
  readonly children: (look: Look) => ReactNode;
}

/** The site's classes or variables, in their order. */
export function LookList<Look extends { readonly id: string; readonly label: string }>(
  list: LookListProps<Look>,
) {
  return (
    <ul className={styles.list} aria-label={list.label}>
      {list.all.map((look, index) => (
        <LookRow
          key={look.id}
          label={look.label}
          isFirst={index === 0}
          isLast={index === list.all.length - 1}
          move={(by) => list.move(look.id, by)}
          remove={() => list.remove(look)}
        >
          {list.children(look)}
        </LookRow>
      ))}
    </ul>
  );
}

interface LookRowProps {
  readonly label: string;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly move: (by: 1 | -1) => void;
  readonly remove: () => void;
  readonly children: ReactNode;
}

/** A row of the list, with its actions. */
function LookRow({ label, isFirst, isLast, move, remove, children }: LookRowProps) {
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
