import { ActionIcon, Alert, Button, Group, Modal, NativeSelect, Select, Stack, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { notices, useApi, useApiQuery, useRefresh } from '@portico/kernel/admin';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { MOST_CONDITIONS } from '../../model/templates/conditions.ts';
import {
  type ConditionTarget,
  conditionsInWords,
  PLACE_CHOICES,
  type PlaceChoice,
  placesFor,
} from '../../model/templates/conditionWords.ts';
import { type Template, templateCalls } from '../../wire/admin.ts';
import { type ConditionRow, conditionOf, firstRow, rowOf } from './conditionRows.ts';

interface ConditionsDialogProps {
  readonly template: Template;
  readonly close: () => void;
}

/** Where a template is shown: one row per place, with a summary sentence below. */
export function ConditionsDialog({ template, close }: ConditionsDialogProps) {
  const api = useApi();
  const refresh = useRefresh();
  const [rows, setRows] = useState<readonly ConditionRow[]>(() => template.conditions.map(rowOf));
  const [names, setNames] = useState<Readonly<Record<string, string>>>(template.names);
  const [isBusy, setBusy] = useState(false);
  const places = placesFor(template.type);
  const isUnfinished = rows.some((row) => needsTarget(row) && !row.target);
  // Duplicates count once.
  const conditions = [...new Set(rows.filter((row) => !needsTarget(row) || row.target).map(conditionOf))];
  const change = (index: number, next: ConditionRow) =>
    setRows(rows.map((row, other) => (other === index ? next : row)));

  async function save(): Promise<void> {
    setBusy(true);
    const result = await api.call(templateCalls.place, { params: { id: template.id }, body: { conditions } });
    setBusy(false);
    if (!result.ok) return notices.problem(result.problem);
    await refresh(templateCalls.list);
    notices.done(result.value.sentence);
    close();
  }

  return (
    <Modal
      opened
      onClose={close}
      size="lg"
      title={`Where “${template.title}” shows`}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <Stack gap="md">
        {rows.map((row, index) => (
          <Row
            places={places}
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other identity, and none is moved.
            key={index}
            row={row}
            name={names[`${targetOf(row)}/${row.target}`]}
            change={(next) => change(index, next)}
            note={(target, id, title) => setNames({ ...names, [`${target}/${id}`]: title })}
            remove={() => setRows(rows.filter((_, other) => other !== index))}
          />
        ))}
        <div>
          <Button
            variant="default"
            size="sm"
            leftSection={<IconPlus size={16} aria-hidden />}
            disabled={rows.length >= MOST_CONDITIONS}
            onClick={() => setRows([...rows, firstRow(places)])}
          >
            Add a place
          </Button>
        </div>
        <Text role="status">
          {conditionsInWords(conditions, (target, id) => names[`${target}/${id}`] ?? null)}
        </Text>
        <Text size="sm" c="dimmed">
          The most specific place wins: a header for one page takes priority over one for the whole site. It
          never shows where it is excluded.
        </Text>
        {isUnfinished && (
          <Alert color="yellow" p="xs">
            Choose which one is meant, or remove the place.
          </Alert>
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={close}>
            Cancel
          </Button>
          <Button loading={isBusy} disabled={isUnfinished} onClick={() => void save()}>
            Save
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}

function targetOf({ place }: ConditionRow): ConditionTarget | undefined {
  return PLACE_CHOICES.find((choice) => choice.place === place)?.target;
}

function needsTarget(row: ConditionRow): boolean {
  return targetOf(row) !== undefined;
}

interface RowProps {
  /** Where a template of this type may be shown. */
  readonly places: readonly PlaceChoice[];
  readonly row: ConditionRow;
  readonly name: string | undefined;
  readonly change: (row: ConditionRow) => void;
  readonly note: (target: ConditionTarget, id: string, title: string) => void;
  readonly remove: () => void;
}

function Row({ places, row, name, change, note, remove }: RowProps) {
  const target = targetOf(row);
  const isOffered = places.some(({ place }) => place === row.place);
  const label = PLACE_CHOICES.find(({ place }) => place === row.place)?.label ?? row.place;
  return (
    <Group gap="xs" align="flex-end" wrap="wrap">
      <NativeSelect
        aria-label="Show or not"
        w="7.5rem"
        value={row.isExcluded ? 'exclude' : 'include'}
        data={[
          { value: 'include', label: 'Show on' },
          { value: 'exclude', label: 'Not on' },
        ]}
        onChange={(event) => change({ ...row, isExcluded: event.currentTarget.value === 'exclude' })}
      />
      <NativeSelect
        aria-label="Place"
        flex="1 1 12rem"
        value={row.place}
        data={[
          ...places.map((choice) => ({ value: choice.place, label: choice.label })),
          ...(isOffered ? [] : [{ value: row.place, label }]),
        ]}
        onChange={(event) => change({ ...row, place: event.currentTarget.value, target: '' })}
      />
      {target && (
        <TargetSelect
          key={row.place}
          target={target}
          value={row.target}
          name={name}
          choose={(id, title) => {
            note(target, id, title);
            change({ ...row, target: id });
          }}
        />
      )}
      <ActionIcon variant="subtle" color="gray" size="lg" aria-label="Remove this place" onClick={remove}>
        <IconTrash size={18} aria-hidden />
      </ActionIcon>
    </Group>
  );
}

interface TargetSelectProps {
  readonly target: ConditionTarget;
  readonly value: string;
  readonly name: string | undefined;
  readonly choose: (id: string, title: string) => void;
}

function TargetSelect({ target, value, name, choose }: TargetSelectProps) {
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed === name ? '' : typed, 250);
  const { data } = useApiQuery(
    templateCalls.targets,
    { query: { target, ...(search && { search }) } },
    { keepsPrevious: true },
  );
  const choices = data?.choices ?? [];
  const chosen =
    value && !choices.some(({ id }) => id === value)
      ? [{ id: value, title: name ?? 'Not there any more' }]
      : [];
  return (
    <Select
      aria-label="Which one"
      placeholder="Which one?"
      flex="1 1 12rem"
      searchable
      allowDeselect={false}
      nothingFoundMessage="Nothing matches."
      filter={({ options }) => options}
      data={[...chosen, ...choices].map(({ id, title }) => ({ value: id, label: title }))}
      value={value || null}
      onSearchChange={setTyped}
      onChange={(id, option) => id && option && choose(id, option.label)}
    />
  );
}
