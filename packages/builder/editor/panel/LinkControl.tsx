import { Group, Stack, Switch, TextInput } from '@mantine/core';
import { recordOf, textOf } from '../../model/settings/read.ts';

interface PartProps {
  readonly label: string;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
}

/** A URL, and how it is followed. Older documents have a plain string. */
export function LinkControl({ label, value, onChange }: PartProps) {
  const link = typeof value === 'string' ? { url: value } : recordOf(value);
  const set = (change: Readonly<Record<string, unknown>>) => onChange({ ...link, ...change });
  const isOn = (setting: unknown): boolean => setting === 'on' || setting === true || setting === 'yes';
  return (
    <Stack gap={6}>
      <TextInput
        label={label}
        size="sm"
        type="text"
        inputMode="url"
        placeholder="/contact/ or https://…"
        value={textOf(link.url)}
        onChange={(event) => set({ url: event.currentTarget.value })}
      />
      {textOf(link.url) !== '' && (
        <Group gap="md">
          <Switch
            size="xs"
            label="New window"
            checked={isOn(link.is_external)}
            onChange={(event) => set({ is_external: event.currentTarget.checked ? 'on' : '' })}
          />
          <Switch
            size="xs"
            label="Mark as nofollow"
            checked={isOn(link.nofollow)}
            onChange={(event) => set({ nofollow: event.currentTarget.checked ? 'on' : '' })}
          />
        </Group>
      )}
    </Stack>
  );
}
