import { Button, Checkbox, Stack } from '@mantine/core';
import { useState } from 'react';
import styles from './CheckList.module.css';

export interface CheckItem {
  readonly value: string;
  readonly label: string;
  readonly description?: string;
  readonly isFixed?: boolean;
}

const SHOWN_AT_FIRST = 16;

/** Checkboxes, with one above them for all. Long lists are shown partially at first. */
export function CheckList({
  label,
  items,
  checked,
  onChange,
}: {
  label: string;
  items: readonly CheckItem[];
  checked: readonly string[];
  onChange: (checked: string[]) => void;
}) {
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? items : items.slice(0, SHOWN_AT_FIRST);
  const fixed = items.filter(({ isFixed }) => isFixed).map(({ value }) => value);
  const isAll = items.every(({ value }) => checked.includes(value));
  const isSome = items.some(({ value }) => checked.includes(value));
  return (
    <fieldset className={styles.list}>
      <Checkbox
        label={label}
        fw={600}
        checked={isAll}
        indeterminate={isSome && !isAll}
        onChange={() => onChange(isAll ? fixed : items.map(({ value }) => value))}
      />
      <Stack gap="xs" mt="sm" ml="lg">
        {shown.map(({ value, label: name, description, isFixed }) => (
          <Checkbox
            key={value}
            label={name}
            description={description}
            checked={checked.includes(value)}
            disabled={isFixed ?? false}
            onChange={(event) =>
              onChange(
                event.currentTarget.checked
                  ? [...checked, value]
                  : checked.filter((other) => other !== value),
              )
            }
          />
        ))}
      </Stack>
      {!showsAll && items.length > SHOWN_AT_FIRST && (
        <Button variant="subtle" size="compact-sm" mt="xs" onClick={() => setShowsAll(true)}>
          Show more
        </Button>
      )}
    </fieldset>
  );
}
