import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import styles from './ListScreen.module.css';

/** Bulk actions for the entries of a list. */
export interface ListBulk<Item> {
  /** The name of an entry in its checkbox label: "the message of Ann". */
  readonly name: (item: Item) => string;
  readonly actions: readonly BulkAction<Item>[];
}

export interface BulkAction<Item> {
  readonly label: string;
  readonly tone?: 'danger';
  /** Reports its own outcome. */
  readonly run: (items: readonly Item[]) => Promise<void>;
}

/** The selected entries of the page. */
export interface Selection {
  has(key: string): boolean;
  set(keys: readonly string[], isChosen: boolean): void;
}

export function useSelection(): Selection {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  return {
    has: (key) => keys.has(key),
    set: (changed, isChosen) =>
      setKeys((before) => {
        const next = new Set(before);
        for (const key of changed) isChosen ? next.add(key) : next.delete(key);
        return next;
      }),
  };
}

interface BulkBarProps<Item> {
  readonly items: readonly Item[];
  readonly actions: readonly BulkAction<Item>[];
  readonly clear: () => void;
}

/** Shown above the list while something is selected. */
export function BulkBar<Item>({ items, actions, clear }: BulkBarProps<Item>) {
  const [running, setRunning] = useState<string | null>(null);

  async function run(action: BulkAction<Item>): Promise<void> {
    setRunning(action.label);
    await action.run(items);
    setRunning(null);
  }

  return (
    <Group className={styles.bulk} gap="xs" role="group" aria-label="Selected entries">
      <Text size="sm" fw={550} role="status">
        {items.length} selected
      </Text>
      {actions.map((action) => (
        <Button
          key={action.label}
          size="compact-md"
          variant={action.tone === 'danger' ? 'light' : 'default'}
          {...(action.tone === 'danger' && { color: 'red' })}
          loading={running === action.label}
          disabled={running !== null && running !== action.label}
          onClick={() => void run(action)}
        >
          {action.label}
        </Button>
      ))}
      <Button size="compact-md" variant="subtle" onClick={clear}>
        Select none
      </Button>
    </Group>
  );
}
