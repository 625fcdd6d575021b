import { ActionIcon, Group, Text } from '@mantine/core';
import { DESKTOP } from '@portico/kernel/dom';
import { IconRestore } from '@tabler/icons-react';
import type { Field } from '../../editor/fields/Field.ts';
import { inheritedSetting, readSetting, settingName, writeSetting } from '../../editor/fieldValue.ts';
import type { RowOrigins } from '../../editor/RowOrigins.ts';
import { withoutGlobal } from '../../editor/withoutGlobal.ts';
import type { Settings } from '../../settings/read.ts';
import { FieldControl } from '../panel/FieldControl.tsx';
import { DEVICES, type Device } from './devices.ts';

interface SettingFieldProps {
  readonly field: Field;
  readonly settings: Settings;
  readonly device: Device;
  /** `name` is the setting that was changed; `origins` says where the rows of a list come from. */
  readonly change: (settings: Settings, name: string, origins?: RowOrigins) => void;
}

/** One setting as the device at hand has it, with the way back to what wider screens have. */
export function SettingField({ field, settings, device, change }: SettingFieldProps) {
  const name = settingName(field, device);
  const value = readSetting(settings, name);
  const isOwn = field.isPerDevice === true && device !== DESKTOP;
  const control = (
    <FieldControl
      field={field}
      value={value}
      inherited={inheritedSetting(settings, field, device)}
      onChange={(next, origins) =>
        change(writeSetting(withoutGlobal(settings, field.name), name, next), name, origins)
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
            onClick={() => change(writeSetting(settings, name, undefined), name)}
          >
            <IconRestore size={13} aria-hidden />
          </ActionIcon>
        )}
      </Group>
    </div>
  );
}
