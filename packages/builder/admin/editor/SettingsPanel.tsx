import { ActionIcon, Group, Stack, Tabs, Text, Tooltip } from '@mantine/core';
import { DESKTOP } from '@portico/kernel/dom';
import {
  IconArrowBarToLeft,
  IconArrowBarToRight,
  IconArrowDown,
  IconArrowUp,
  IconClipboardCopy,
  IconCopy,
  IconRestore,
  IconTrash,
} from '@tabler/icons-react';
import { useCallback, useMemo } from 'react';
import { showItem } from '../../browser/edit-mode/showItem.ts';
import { type EditorItem, OTHER, settingsOf } from '../../editor/EditorItem.ts';
import { editorWidgets } from '../../editor/editorWidgets.ts';
import { FIELD_GROUPS, type Field } from '../../editor/fields/Field.ts';
import { inheritedSetting, readSetting, settingName, writeSetting } from '../../editor/fieldValue.ts';
import { elementIdOf } from '../../editor/ids.ts';
import { withoutGlobal } from '../../editor/withoutGlobal.ts';
import type { Settings } from '../../settings/read.ts';
import { FieldControl } from '../panel/FieldControl.tsx';
import { RowTurnedTo } from '../panel/RowTurnedTo.ts';
import { DEVICES, type Device } from './devices.ts';
import { useFrame } from './FrameContext.ts';
import { itemFrom } from './library.ts';
import { nameOf } from './summary.ts';
import { type Elements, usePuck } from './useElements.ts';
import styles from './Workbench.module.css';

interface SettingsPanelProps {
  readonly elements: Elements;
  readonly device: Device;
  readonly onCopy: (id: string) => void;
}

/** What the selected element is, what can be done with it, and everything that it can be told. */
export function SettingsPanel({ elements, device, onCopy }: SettingsPanelProps) {
  const selected = usePuck((state) => state.selectedItem);
  // Where it may go depends on what stands around it.
  usePuck((state) => state.appState.data.content);
  const item = useMemo(() => selected && itemFrom(selected), [selected]);
  if (!item)
    return (
      <div className={styles.panelBody}>
        <p className={styles.quiet}>Select something on the page or in the outline to change it.</p>
      </div>
    );
  return (
    <div className={styles.panelBody}>
      <Group justify="space-between" wrap="nowrap">
        <h2 className={styles.panelTitle}>{nameOf(item)}</h2>
      </Group>
      <Actions item={item} elements={elements} onCopy={onCopy} />
      <Fields key={item.props.id} item={item} elements={elements} device={device} />
    </div>
  );
}

function Actions({
  item,
  elements,
  onCopy,
}: {
  item: EditorItem;
  elements: Elements;
  onCopy: (id: string) => void;
}) {
  const { id } = item.props;
  const actions = [
    ['Move up', 'Alt+↑', IconArrowUp, () => elements.move(id, 'up'), elements.mayMove(id, 'up')],
    ['Move down', 'Alt+↓', IconArrowDown, () => elements.move(id, 'down'), elements.mayMove(id, 'down')],
    ['Move in', 'Alt+→', IconArrowBarToRight, () => elements.move(id, 'in'), elements.mayMove(id, 'in')],
    ['Move out', 'Alt+←', IconArrowBarToLeft, () => elements.move(id, 'out'), elements.mayMove(id, 'out')],
    ['Duplicate', 'Ctrl+D', IconCopy, () => elements.duplicate(id), true],
    ['Copy', 'Ctrl+C', IconClipboardCopy, () => onCopy(id), true],
    ['Delete', 'Delete', IconTrash, () => elements.remove(id), true],
  ] as const;
  return (
    <div role="toolbar" aria-label={`Actions for ${nameOf(item)}`} className={styles.actions}>
      {actions.map(([label, keys, Icon, act, isOn]) => (
        <Tooltip key={label} label={`${label} (${keys})`} withinPortal>
          <ActionIcon variant="default" size="lg" aria-label={label} disabled={!isOn} onClick={act}>
            <Icon size={17} stroke={1.6} aria-hidden />
          </ActionIcon>
        </Tooltip>
      ))}
    </div>
  );
}

function Fields({ item, elements, device }: { item: EditorItem; elements: Elements; device: Device }) {
  const frame = useFrame();
  const elementId = elementIdOf(item.props.id);
  const turnTo = useCallback(
    (index: number) => {
      const widget = frame.page()?.querySelector(`.elementor-element-${CSS.escape(elementId)}`);
      if (widget) showItem(widget, index);
    },
    [frame, elementId],
  );
  const settings = settingsOf(item.props);
  const fields = editorWidgets.get(item.type)?.fields ?? [];
  if (item.type === OTHER)
    return (
      <p className={styles.quiet}>
        This comes from an add-on that is not here. It can be moved and removed, and is saved as it is.
      </p>
    );
  const change = (next: Settings) => elements.change(item.props.id, next);
  const groups = FIELD_GROUPS.filter(({ name }) => fields.some(({ group }) => group === name));
  return (
    <Tabs defaultValue={groups[0]?.name ?? 'content'} keepMounted={false}>
      <Tabs.List grow>
        {groups.map(({ name, label }) => (
          <Tabs.Tab key={name} value={name}>
            {label}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {groups.map(({ name }) => (
        <Tabs.Panel key={name} value={name} pt="md">
          <Stack gap="md">
            {fields
              .filter(({ group, isShown }) => group === name && isShown?.(settings) !== false)
              .map((field) => (
                <RowTurnedTo key={field.name} value={turnTo}>
                  <SettingField field={field} settings={settings} device={device} change={change} />
                </RowTurnedTo>
              ))}
          </Stack>
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}

interface SettingFieldProps {
  readonly field: Field;
  readonly settings: Settings;
  readonly device: Device;
  readonly change: (settings: Settings) => void;
}

function SettingField({ field, settings, device, change }: SettingFieldProps) {
  const name = settingName(field, device);
  const value = readSetting(settings, name);
  const isOwn = field.isPerDevice === true && device !== DESKTOP;
  const control = (
    <FieldControl
      field={field}
      value={value}
      inherited={inheritedSetting(settings, field, device)}
      onChange={(next) => change(writeSetting(withoutGlobal(settings, field.name), name, next))}
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
            onClick={() => change(writeSetting(settings, name, undefined))}
          >
            <IconRestore size={13} aria-hidden />
          </ActionIcon>
        )}
      </Group>
    </div>
  );
}
