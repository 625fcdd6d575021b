import { NativeSelect, Stack } from '@mantine/core';
import { type EditorItem, panelSettings } from '../../model/edits/EditorItem.ts';
import { FIELD_GROUPS } from '../../model/fields/Field.ts';
import { containerFields } from '../../model/fields/structure.fields.ts';
import { type Device, fieldsOn } from '../panel/devices.ts';
import { FieldSections } from '../panel/FieldSections.tsx';
import styles from '../panel/panels.module.css';
import { SettingField } from '../panel/SettingField.tsx';
import type { Elements } from './useElements.ts';

interface PanelFieldsProps {
  readonly item: EditorItem;
  /** Names of the widget's rows. */
  readonly names: readonly string[];
  readonly index: number;
  readonly turnTo: (index: number) => void;
  readonly elements: Elements;
  readonly device: Device;
}

/** Settings of the container behind one of a widget's rows, which holds the row's content. */
export function PanelFields({ item, names, index, turnTo, elements, device }: PanelFieldsProps) {
  const settings = panelSettings(item.props, index);
  return (
    <Stack gap="md">
      <NativeSelect
        label="Panel"
        size="sm"
        value={String(index)}
        data={names.map((name, row) => ({ value: String(row), label: name }))}
        onChange={(event) => turnTo(Number(event.currentTarget.value))}
      />
      {FIELD_GROUPS.map(({ name: group, label }) => (
        <section key={group} aria-label={`${label} of the panel`}>
          <h3 className={styles.category}>{label}</h3>
          <FieldSections
            fields={fieldsOn(device, containerFields, settings).filter((field) => field.group === group)}
            settings={settings}
          >
            {(field) => (
              <SettingField
                key={`${index} ${field.name}`}
                field={field}
                fields={containerFields}
                settings={settings}
                device={device}
                change={(next, name) => elements.changePanel(item.props.id, index, next, name)}
              />
            )}
          </FieldSections>
        </section>
      ))}
    </Stack>
  );
}
