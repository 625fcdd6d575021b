import { ActionIcon, Group, Text } from '@mantine/core';
import { DESKTOP } from '@portico/kernel/dom';
import { IconRestore } from '@tabler/icons-react';
import {
  inheritedSetting,
  readSetting,
  referenceName,
  settingName,
  writeField,
  writeOwn,
  writeReference,
} from '../../model/edits/fieldValue.ts';
import type { RowOrigins } from '../../model/edits/RowOrigins.ts';
import type { Field } from '../../model/fields/Field.ts';
import { recordOf, type Settings, textOf } from '../../model/settings/read.ts';
import { FieldControl } from '../panel/FieldControl.tsx';
import { DEVICES, type Device } from './devices.ts';

interface SettingFieldProps {
  readonly field: Field;
  /** All of its element, of which some may count only together. */
  readonly fields: readonly Field[];
  readonly settings: Settings;
  readonly device: Device;
  /** `name` is the setting that was changed; `origins` says where the rows of a list come from. */
  readonly change: (settings: Settings, name: string, origins?: RowOrigins) => void;
}

/** One setting as the device at hand has it, with the way back to what wider screens have. */
export function SettingField({ field, fields, settings, device, change }: SettingFieldProps) {
  const name = settingName(field, device);
  const value = readSetting(settings, name);
  const isOwn = field.isPerDevice === true && device !== DESKTOP;
  const control = (
    <FieldControl
      field={field}
      value={value}
      inherited={inheritedSetting(settings, field, device)}
      onChange={(next, origins) => change(writeOwn(settings, field, name, next, fields), name, origins)}
      reference={textOf(recordOf(settings.__globals__)[referenceName(field, name)])}
      onReference={(reference, beside) =>
        change(writeReference(settings, field, name, reference, fields, beside), name)
      }
    />
  );
  if (!isOwn) return control;
  return (
    <div>
      {control}
      <Group gap={6} mt={4}>
        <Text size="xs" c="dimmed">
          {value === undefined
            ? `${DEVICES[device].label}: as on wider screens`
            : `${DEVICES[device].label}: its own`}
        </Text>
        {value !== undefined && (
          <ActionIcon
            size="xs"
            variant="subtle"
            aria-label={`${field.label}: as on wider screens again`}
            onClick={() => change(writeField(settings, field, name, undefined, fields), name)}
          >
            <IconRestore size={13} aria-hidden />
          </ActionIcon>
        )}
      </Group>
    </div>
  );
}
