import { ActionIcon, Fieldset, Group, NativeSelect, NumberInput } from '@mantine/core';
import { IconLink, IconLinkOff } from '@tabler/icons-react';
import { isRecord, numberOf, recordOf, textOf } from '../../model/settings/read.ts';
import { boxWith } from './boxWith.ts';
import styles from './panel.module.css';

interface BoxControlProps {
  readonly label: string;
  readonly units: readonly string[];
  readonly parts: readonly (readonly [name: string, label: string])[];
  readonly value: unknown;
  readonly inherited: unknown;
  readonly onChange: (value: unknown) => void;
}

/** Numbers for the sides of a box, linked or separate. */
export function BoxControl({ label, units, parts, value, inherited, onChange }: BoxControlProps) {
  const own = recordOf(value);
  const shown = isRecord(value) ? own : recordOf(inherited);
  const unit = textOf(shown.unit) || units[0] || 'px';
  const isLinked = own.isLinked === true || own.isLinked === 'true';

  const names = parts.map(([name]) => name);
  const set = (name: string, next: number | null): void =>
    onChange(boxWith(own, isLinked ? names : [name], next, names, unit));

  return (
    <Fieldset legend={label} className={styles.box ?? ''} variant="unstyled">
      <Group gap={6} wrap="nowrap" align="end">
        {parts.map(([name, words]) => (
          <NumberInput
            key={name}
            label={words}
            aria-label={`${label}: ${words}`}
            size="xs"
            hideControls
            flex={1}
            value={numberOf(own[name]) ?? ''}
            placeholder={textOf(recordOf(inherited)[name])}
            onChange={(next) => set(name, numberOf(next))}
          />
        ))}
        <NativeSelect
          aria-label={`${label}: unit`}
          size="xs"
          w={64}
          value={unit}
          data={units.includes(unit) ? [...units] : [...units, unit]}
          onChange={(event) => isRecord(value) && onChange({ ...own, unit: event.currentTarget.value })}
        />
        <ActionIcon
          variant={isLinked ? 'light' : 'default'}
          size="md"
          aria-label={`${label}: the same on all sides`}
          aria-pressed={isLinked}
          onClick={() => onChange({ unit, ...own, isLinked: !isLinked })}
        >
          {isLinked ? <IconLink size={15} aria-hidden /> : <IconLinkOff size={15} aria-hidden />}
        </ActionIcon>
      </Group>
    </Fieldset>
  );
}
