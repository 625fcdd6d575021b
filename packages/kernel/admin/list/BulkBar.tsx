import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import styles from './ListScreen.module.css';

/** What can be done to several entries of a list at once. */
export interface ListBulk<Item> {
  /** What an entry is called where it is chosen: "the message of Ann". */
  readonly name: (item: Item) => string;
  readonly actions: readonly BulkAction<Item>[];
}

export interface BulkAction<Item> {
  readonly label: string;
  readonly tone?: 'danger';
  /** Says itself how it went. */
  readonly run: (items: readonly Item[]) => Promise<void>;
}

/** Which entries of the page are chosen. */
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

/** Stands over the list as long as something is chosen. */
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
