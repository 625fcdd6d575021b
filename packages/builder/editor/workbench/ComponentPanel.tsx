import { Button, NativeSelect, Stack, Text } from '@mantine/core';
import { ErrorState, LoadingState, useApiQuery } from '@portico/kernel/admin';
import { IconPencil } from '@tabler/icons-react';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { COMPONENT_WIDGET, componentIdOf } from '../../model/atomic/components.ts';
import { type Exposed, exposedBy, overrideAt, withOverride } from '../../model/atomic/exposed.ts';
import { parseDocument } from '../../model/document/parseDocument.ts';
import { type EditorItem, settingsOf } from '../../model/edits/EditorItem.ts';
import type { Field } from '../../model/fields/Field.ts';
import { writeSetting } from '../../model/fields/fieldValue.ts';
import type { Settings } from '../../model/settings/read.ts';
import { type Component, componentCall } from '../../wire/admin.ts';
import { editorWidgets } from '../editorWidgets.ts';
import type { Device } from '../panel/devices.ts';
import styles from '../panel/panels.module.css';
import { SettingField } from '../panel/SettingField.tsx';
import type { Elements } from './useElements.ts';

interface ComponentPanelProps {
  readonly item: EditorItem;
  readonly elements: Elements;
  readonly device: Device;
}

/** Which component this is, where it is edited, and which of its values this instance overrides. */
export function ComponentPanel({ item, elements, device }: ComponentPanelProps) {
  const { data, error, refetch } = useApiQuery(componentCall);
  // Pages may have been saved since the last request.
  useEffect(() => void refetch(), [refetch]);
  const { id } = item.props;
  const settings = settingsOf(item.props);
  const chosen = componentIdOf({
    ...{ id, elType: 'widget', widgetType: COMPONENT_WIDGET, settings, elements: [] },
  });
  if (error) return <ErrorState error={error} retry={refetch} />;
  if (!data) return <LoadingState lines={3} />;
  const { components } = data;
  const component = components.find((one) => one.id === chosen);
  return (
    <Stack gap="md">
      <NativeSelect
        label="Component"
        size="sm"
        value={chosen === null ? '' : String(chosen)}
        data={[
          { value: '', label: components.length === 0 ? 'The site has no components' : 'None' },
          ...components.map(({ id: value, title }) => ({ value: String(value), label: title })),
          ...(chosen !== null && !component
            ? [{ value: String(chosen), label: `Number ${chosen}, which is missing` }]
            : []),
        ]}
        onChange={(event) =>
          elements.change(
            id,
            writeSetting(settings, NUMBER, Number(event.currentTarget.value)),
            'component_instance',
          )
        }
      />
      {component && (
        <>
          <Text size="sm" c="dimmed">
            {usersInWords(component)} Changing the component changes it everywhere.
          </Text>
          <Button
            component={Link}
            to={`/pages/${component.id}/edit`}
            variant="default"
            size="sm"
            leftSection={<IconPencil size={16} aria-hidden />}
          >
            Edit the component
          </Button>
          <Overrides
            component={component}
            settings={settings}
            device={device}
            change={(next, key) => elements.change(id, next, `component ${key}`)}
          />
        </>
      )}
    </Stack>
  );
}

const NUMBER = 'component_instance.value.component_id.value';

function usersInWords({ users, isPublished }: Component): string {
  const draft = isPublished ? '' : 'It is a draft, which visitors do not see. ';
  if (users === 0) return `${draft}No saved page uses it yet.`;
  return `${draft}Used on ${users === 1 ? '1 page' : `${users} pages`}.`;
}

interface OverridesProps {
  readonly component: Component;
  readonly settings: Settings;
  readonly device: Device;
  readonly change: (settings: Settings, key: string) => void;
}

function Overrides({ component, settings, device, change }: OverridesProps) {
  const { elements } = parseDocument(component.elements, { id: component.id, cleanHtml: (html) => html });
  const offered = exposedBy(elements).flatMap((one) => {
    const field = fieldOf(one);
    return field ? [{ ...one, field }] : [];
  });
  if (offered.length === 0) return null;
  return (
    <section aria-label="Only here">
      <h3 className={styles.category}>Only here</h3>
      <Stack gap="md">
        {offered.map(({ key, origin, field }) => {
          const own = overrideAt(settings, key);
          return (
            <div key={key}>
              <SettingField
                field={field}
                fields={[field]}
                settings={{ [field.name]: own ?? origin }}
                device={device}
                change={(next) => change(withOverride(settings, component.id, key, next[field.name]), key)}
              />
              {own !== undefined && (
                <Button
                  size="compact-xs"
                  variant="subtle"
                  onClick={() => change(withOverride(settings, component.id, key, undefined), key)}
                >
                  As in the component
                </Button>
              )}
            </div>
          );
        })}
      </Stack>
    </section>
  );
}

/** The element's own control for it. */
function fieldOf({ kind, setting }: Exposed): Field | null {
  const found = editorWidgets.get(kind)?.fields.find(({ name, isOfClass }) => name === setting && !isOfClass);
  if (!found?.shape) return null;
  const { isShown: _always, isPerDevice: _everywhere, ...field } = found;
  return field;
}
