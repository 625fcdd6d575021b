import { Tabs } from '@mantine/core';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { NORMAL } from '../../model/atomic/classStyle.ts';
import { COMPONENT_WIDGET } from '../../model/atomic/components.ts';
import { type EditorItem, OTHER, settingsOf } from '../../model/edits/EditorItem.ts';
import { elementIdOf } from '../../model/edits/ids.ts';
import { classOf } from '../../model/edits/itemStyle.ts';
import { FIELD_GROUPS } from '../../model/fields/Field.ts';
import { showItem } from '../../runtime/edit-mode/showItem.ts';
import { itemFrom } from '../canvas/library.ts';
import { turnToEntry } from '../canvas/turnToEntry.ts';
import { editorWidgets } from '../editorWidgets.ts';
import { ClassState } from '../panel/ClassState.tsx';
import { type Device, fieldsOn } from '../panel/devices.ts';
import { FieldSections } from '../panel/FieldSections.tsx';
import { useFrame } from '../panel/FrameContext.ts';
import { panelNames } from '../panel/panelNames.ts';
import styles from '../panel/panels.module.css';
import { RowTurnedTo } from '../panel/RowTurnedTo.ts';
import { SettingField } from '../panel/SettingField.tsx';
import { ComponentPanel } from './ComponentPanel.tsx';
import { ElementActions } from './ElementActions.tsx';
import { ElementClasses } from './ElementClasses.tsx';
import { EntriesList } from './EntriesList.tsx';
import { PanelFields } from './PanelFields.tsx';
import { nameOf } from './summary.ts';
import { type Elements, selectorOf, usePuck } from './useElements.ts';
import type { TurnedItem } from './useTurnedItem.ts';

interface SettingsPanelProps {
  readonly elements: Elements;
  readonly device: Device;
  /** The widget's item that was selected on the canvas or in the outline. */
  readonly turned: TurnedItem | null;
  readonly onCopy: (id: string) => void;
  readonly onPasteStyle: (id: string) => void;
  readonly onType: (id: string) => void;
  readonly onTemplate: (id: string) => void;
}

/** The selected element with its actions and all its settings. */
export function SettingsPanel({ elements, device, turned, ...actions }: SettingsPanelProps) {
  const selected = usePuck((state) => state.selectedItem);
  const item = useMemo(() => selected && itemFrom(selected), [selected]);
  if (!item)
    return (
      <div className={styles.panelBody}>
        <p className={styles.quiet}>Select something on the page or in the outline to change it.</p>
      </div>
    );
  const isOwn = turned?.elementId === elementIdOf(item.props.id);
  return (
    <div className={styles.panelBody}>
      <h2 className={styles.panelTitle}>{nameOf(item)}</h2>
      <ElementActions item={item} elements={elements} {...actions} />
      {item.type === OTHER ? (
        <p className={styles.quiet}>
          This comes from an add-on that is not here. It can be moved and removed, and is saved as it is.
        </p>
      ) : (
        <Fields
          key={item.props.id}
          item={item}
          elements={elements}
          device={device}
          turned={isOwn ? turned : null}
        />
      )}
    </div>
  );
}

interface FieldsProps extends Pick<SettingsPanelProps, 'elements' | 'device' | 'turned'> {
  readonly item: EditorItem;
}

const PANELS = 'panels';

function Fields({ item, elements, device, turned }: FieldsProps) {
  const frame = useFrame();
  const { id } = item.props;
  const widget = editorWidgets.get(item.type);
  const fields = widget?.fields ?? [];
  const settings = settingsOf(item.props);
  const [state, setState] = useState<string>(NORMAL);
  const own = useMemo(() => classOf(item, state), [item, state]);
  const isNewer = fields.some(({ isOfClass }) => isOfClass);
  const groups = FIELD_GROUPS.filter(({ name }) => fields.some(({ group }) => group === name));
  const [tab, setTab] = useState<string | null>(groups[0]?.name ?? 'content');
  const [panel, setPanel] = useState(0);

  useEffect(() => {
    if (!turned) return;
    setPanel(turned.index);
    setTab((shown) => (turned.isPanel ? PANELS : shown === PANELS ? shown : 'content'));
  }, [turned]);
  const turnTo = useCallback(
    (index: number) => {
      setPanel(index);
      const shown = frame.page()?.querySelector(selectorOf(id));
      if (shown) showItem(shown, index);
    },
    [frame, id],
  );
  const showEntry = (index: number): void => {
    const page = frame.page();
    if (page) turnToEntry(page, elementIdOf(id), index);
  };
  const row = useMemo(() => ({ turned, turnTo }), [turned, turnTo]);
  const names = panelNames(item);

  return (
    <Tabs value={tab} onChange={setTab} keepMounted={false}>
      <Tabs.List grow>
        {groups.map(({ name, label }) => (
          <Tabs.Tab key={name} value={name} px={8}>
            {label}
          </Tabs.Tab>
        ))}
        {names && (
          <Tabs.Tab value={PANELS} px={8}>
            Panels
          </Tabs.Tab>
        )}
      </Tabs.List>
      {groups.map(({ name }) => (
        <Tabs.Panel key={name} value={name} pt="md">
          <RowTurnedTo value={row}>
            {name === 'content' && <EntriesList item={item} elements={elements} show={showEntry} />}
            {name === 'content' && item.type === COMPONENT_WIDGET && (
              <ComponentPanel item={item} elements={elements} device={device} />
            )}
            {name === 'style' && isNewer && (
              <>
                <ElementClasses item={item} elements={elements} />
                <ClassState value={state} onChange={setState} />
              </>
            )}
            <FieldSections
              fields={fieldsOn(device, fields, settings).filter(({ group }) => group === name)}
              settings={isNewer ? { ...settings, ...own } : settings}
            >
              {(field) => (
                <SettingField
                  key={field.isOfClass ? `${state} ${field.name}` : field.name}
                  field={field}
                  fields={fields}
                  settings={field.isOfClass ? own : settings}
                  device={device}
                  defaults={widget?.defaults}
                  change={(next, changed, origins) =>
                    field.isOfClass
                      ? elements.restyle(id, changed, next[changed], state)
                      : elements.change(id, next, changed, origins)
                  }
                />
              )}
            </FieldSections>
          </RowTurnedTo>
        </Tabs.Panel>
      ))}
      {names && (
        <Tabs.Panel value={PANELS} pt="md">
          <PanelFields
            item={item}
            names={names}
            index={Math.min(panel, Math.max(0, names.length - 1))}
            turnTo={turnTo}
            elements={elements}
            device={device}
          />
        </Tabs.Panel>
      )}
    </Tabs>
  );
}
