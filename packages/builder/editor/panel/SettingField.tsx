import { ActionIcon, Group, Text } from '@mantine/core';
import { DESKTOP } from '@portico/kernel/dom';
import { IconRestore } from '@tabler/icons-react';
import { memo, useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { throughExposed } from '../../model/atomic/exposed.ts';
import type { RowOrigins } from '../../model/edits/RowOrigins.ts';
import type { Field } from '../../model/fields/Field.ts';
import {
  clearedSetting,
  inheritedSetting,
  readSetting,
  referenceName,
  settingName,
  shownSetting,
  writeField,
  writeOwn,
  writeReference,
  writeSetting,
} from '../../model/fields/fieldValue.ts';
import type { Defaults } from '../../model/settings/defaults.ts';
import { recordOf, type Settings, textOf } from '../../model/settings/read.ts';
import type { ControlProps } from './ControlProps.ts';
import type { Device } from './devices.ts';
import { FieldControl } from './FieldControl.tsx';
import { PopupLinkControl } from './PopupLinkControl.tsx';
import { VariableControl } from './VariableControl.tsx';

interface SettingFieldProps {
  readonly field: Field;
  /** All fields of its element, some of which only have an effect together. */
  readonly fields: readonly Field[];
  readonly settings: Settings;
  readonly device: Device;
  /** Effective values where nothing is stored. */
  readonly defaults?: Defaults | undefined;
  /** `name` is the changed setting; `origins` says where the rows of a list come from. */
  readonly change: (settings: Settings, name: string, origins?: RowOrigins) => void;
}

/** One setting on the current device, with a reset to the value of wider screens. */
export function SettingField(props: SettingFieldProps) {
  const { field, fields, settings, device, defaults, change } = props;
  const name = settingName(field, device.name);
  const shape = useMemo(() => field.shape && throughExposed(field.shape), [field.shape]);
  const shown = (raw: unknown): unknown => (shape ? shape.read(raw) : raw);
  const value = useKept(shown(shownSetting(settings, defaults, name)));
  const inherited = useKept(shown(inheritedSetting(settings, field, device.after)));
  const latest = useRef(props);
  useLayoutEffect(() => {
    latest.current = props;
  });
  const onChange = useCallback<ControlProps['onChange']>(
    (next, origins) => {
      const now = latest.current;
      const entered = shape ? shape.write(next, readSetting(now.settings, name)) : next;
      const written = entered === undefined ? clearedSetting(now.defaults, name) : entered;
      now.change(writeOwn(now.settings, field, name, written, now.fields), name, origins);
    },
    [field, name, shape],
  );
  const onReference = useCallback<NonNullable<ControlProps['onReference']>>(
    (reference, beside) => {
      const now = latest.current;
      now.change(writeReference(now.settings, field, name, reference, now.fields, beside), name);
    },
    [field, name],
  );
  const isOwn = field.isPerDevice === true && device.name !== DESKTOP;
  const stored = readSetting(settings, name);
  const own = (
    <Control
      field={field}
      value={value}
      rowDefaults={defaults?.rows?.[name]}
      inherited={inherited}
      onChange={onChange}
      reference={textOf(recordOf(settings.__globals__)[referenceName(field, name)])}
      {...(!shape && { onReference })}
    />
  );
  const control = shape?.variable ? (
    <VariableControl
      label={field.label}
      kind={shape.variable.kind}
      reference={shape.variable.read(stored)}
      onReference={(id) => {
        const written = id === '' ? undefined : shape.variable?.write(id, stored);
        change(writeOwn(settings, field, name, written, fields), name);
      }}
    >
      {own}
    </VariableControl>
  ) : (
    own
  );
  if (field.control.kind === 'link' && !shape)
    return (
      <PopupLinkControl
        label={field.label}
        tag={textOf(recordOf(settings.__dynamic__)[name])}
        onTag={(tag) => change(writeSetting(settings, `__dynamic__.${name}`, tag), name)}
      >
        {control}
      </PopupLinkControl>
    );
  if (!isOwn) return control;
  const asOthers = device.name === WIDESCREEN ? 'as on desktops' : 'as on wider screens';
  return (
    <div>
      {control}
      <Group gap={6} mt={4}>
        <Text size="xs" c="dimmed">
          {stored === undefined ? `${device.label}: ${asOthers}` : `${device.label}: its own`}
        </Text>
        {stored !== undefined && (
          <ActionIcon
            size="xs"
            variant="subtle"
            aria-label={`${field.label}: ${asOthers} again`}
            onClick={() => change(writeField(settings, field, name, undefined, fields), name)}
          >
            <IconRestore size={13} aria-hidden />
          </ActionIcon>
        )}
      </Group>
    </div>
  );
}

/** Inherits from the desktop, which is narrower. */
const WIDESCREEN = 'widescreen';

/** Typing in one field must not render the others. */
const Control = memo(FieldControl);

/** The same object while its content is the same: settings are parsed again on every change. */
function useKept<Value>(value: Value): Value {
  const kept = useRef({ value, text: JSON.stringify(value) });
  const text = typeof value === 'object' ? JSON.stringify(value) : undefined;
  if (text === undefined ? kept.current.value !== value : kept.current.text !== text)
    kept.current = { value, text: text ?? '' };
  return kept.current.value;
}
