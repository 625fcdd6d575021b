import { Group, NativeSelect, NumberInput } from '@mantine/core';
import type { Control } from '../../model/fields/Field.ts';
import { isRecord, numberOf, recordOf, sizeOf, textOf } from '../../model/settings/read.ts';

interface SizeControlProps {
  readonly label: string;
  readonly control: Extract<Control, { kind: 'size' }>;
  readonly value: unknown;
  readonly inherited: unknown;
  readonly onChange: (value: unknown) => void;
}

/** A number with its unit. */
export function SizeControl({ label, control, value, inherited, onChange }: SizeControlProps) {
  const { units } = control;
  const unit = textOf(recordOf(isRecord(value) ? value : inherited).unit) || units[0] || 'px';
  const size = sizeOf(value);
  const change = (nextSize: number | null, nextUnit: string) =>
    onChange(nextSize === null ? undefined : { ...recordOf(value), size: nextSize, unit: nextUnit });
  return (
    <Group gap={6} align="end" wrap="nowrap">
      <NumberInput
        label={label}
        size="sm"
        flex={1}
        value={size ?? ''}
        placeholder={textOf(sizeOf(inherited) ?? '')}
        {...(control.max !== undefined && { max: control.max })}
        step={unit === 'em' || unit === 'rem' ? 0.1 : 1}
        onChange={(next) => change(numberOf(next), unit)}
      />
      <NativeSelect
        aria-label={`${label}: unit`}
        size="sm"
        w={76}
        value={unit}
        data={units.includes(unit) ? [...units] : [...units, unit]}
        onChange={(event) => size !== null && change(size, event.currentTarget.value)}
      />
    </Group>
  );
}
