import { Button, Group, NativeSelect, Paper, Stack, TextInput, UnstyledButton } from '@mantine/core';
import {
  IconArrowDown,
  IconArrowUp,
  IconChevronRight,
  IconCopy,
  IconPlus,
  IconTrash,
} from '@tabler/icons-react';
import { useState } from 'react';
import { atomicEntries } from '../../model/edits/atomicEntries.ts';
import type { EditorItem } from '../../model/edits/EditorItem.ts';
import { FIELD_KINDS } from '../../model/edits/formEntries.ts';
import styles from '../panel/panel.module.css';
import { RowButton } from '../panel/RowButton.tsx';
import type { Elements } from './useElements.ts';

interface EntriesListProps {
  readonly item: EditorItem;
  readonly elements: Elements;
  /** Shows one of them on the canvas. */
  readonly show: (index: number) => void;
}

/** The tabs, items or fields of a version 4 element, which are elements themselves: added, removed, moved and named here. */
export function EntriesList({ item, elements, show }: EntriesListProps) {
  const [open, setOpen] = useState<number | null>(null);
  const [kind, setKind] = useState('e-form-input');
  const whole = atomicEntries.get(item.type);
  if (!whole) return null;
  const { entries, entry, label, title } = whole;
  const { id } = item.props;
  const list = entries.list(item);
  const turnTo = (index: number): void => {
    setOpen(index);
    show(index);
  };
  const move = (from: number, to: number): void => {
    elements.rebuild(id, (now) => entries.move(now, from, to));
    if (open === from) turnTo(to);
  };
  return (
    <fieldset className={styles.rows}>
      <legend className={styles.legend}>{label}</legend>
      <Stack gap={6}>
        {list.map(({ id: own, name, words }, index) => (
          <Paper withBorder radius="sm" key={own}>
            <Group gap={2} wrap="nowrap" p={4}>
              <UnstyledButton
                className={styles.row ?? ''}
                aria-expanded={open === index}
                onClick={() => (open === index ? setOpen(null) : turnTo(index))}
              >
                <IconChevronRight
                  size={15}
                  className={styles.chevron}
                  data-open={open === index || undefined}
                  aria-hidden
                />
                <span className={styles.rowName}>{name}</span>
              </UnstyledButton>
              <RowButton
                label={`Move ${name} up`}
                icon={IconArrowUp}
                isOff={entries.move(item, index, index - 1) === item}
                act={() => move(index, index - 1)}
              />
              <RowButton
                label={`Move ${name} down`}
                icon={IconArrowDown}
                isOff={entries.move(item, index, index + 1) === item}
                act={() => move(index, index + 1)}
              />
              <RowButton
                label={`Duplicate ${name}`}
                icon={IconCopy}
                act={() => elements.rebuild(id, (now, makeId) => entries.copy(now, index, makeId))}
              />
              <RowButton
                label={`Remove ${name}`}
                icon={IconTrash}
                act={() => {
                  elements.rebuild(id, (now) => entries.remove(now, index));
                  setOpen(null);
                }}
              />
            </Group>
            {open === index && (
              <Stack gap="sm" p="sm" pt={4}>
                <TextInput
                  label={title}
                  size="sm"
                  value={words}
                  onChange={({ currentTarget: { value } }) =>
                    elements.rebuild(
                      id,
                      (now, makeId) => entries.rename(now, index, value, makeId),
                      `name ${own}`,
                    )
                  }
                />
                <Button size="compact-sm" variant="light" onClick={() => elements.select(own)}>
                  {`Settings of this ${entry.toLowerCase()}`}
                </Button>
              </Stack>
            )}
          </Paper>
        ))}
      </Stack>
      <Group gap={6} mt={8} mb="md" align="end">
        {item.type === 'e-form' && (
          <NativeSelect
            label="Kind of field"
            size="xs"
            value={kind}
            data={Object.entries(FIELD_KINDS).map(([value, words]) => ({ value, label: words }))}
            onChange={(event) => setKind(event.currentTarget.value)}
          />
        )}
        <Button
          size="compact-sm"
          variant="light"
          leftSection={<IconPlus size={15} aria-hidden />}
          onClick={() => {
            elements.rebuild(id, (now, makeId) => entries.add(now, makeId, kind));
            turnTo(list.length);
          }}
        >
          {`Add: ${entry.toLowerCase()}`}
        </Button>
      </Group>
    </fieldset>
  );
}
