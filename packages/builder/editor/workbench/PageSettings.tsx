import { Button, Group, Modal, Stack, TextInput } from '@mantine/core';
import { pageFields, partFields } from '../../model/fields/page.fields.ts';
import { popupFields } from '../../model/fields/popup.fields.ts';
import { recordOf } from '../../model/settings/read.ts';
import { isPageType, POPUP_TYPE } from '../../wire/public.ts';
import type { Device } from '../panel/devices.ts';
import { FieldSections } from '../panel/FieldSections.tsx';
import { SettingField } from '../panel/SettingField.tsx';

interface PageSettingsProps {
  readonly isOpen: boolean;
  readonly close: () => void;
  readonly type: string;
  readonly device: Device;
  readonly slug: string | null;
  readonly setSlug: (slug: string) => void;
  readonly settings: unknown;
  readonly setSettings: (settings: unknown, field: string) => void;
}

/** Settings of the page as a whole. */
export function PageSettings(props: PageSettingsProps) {
  const { isOpen, close, type, device, slug, setSlug, settings, setSettings } = props;
  const fields = type === POPUP_TYPE ? popupFields : isPageType(type) ? pageFields : partFields;
  return (
    <Modal
      opened={isOpen}
      onClose={close}
      title={type === POPUP_TYPE ? 'Popup settings' : 'Page settings'}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <Stack gap="md" data-undone-with-page>
        {slug !== null && (
          <TextInput
            label="Address"
            description={`Visitors find the page at /${slug}/`}
            value={slug}
            maxLength={100}
            onChange={(event) =>
              setSlug(event.currentTarget.value.toLowerCase().replace(/[^\p{L}\p{N}\p{M}-]+/gu, '-'))
            }
          />
        )}
        <FieldSections fields={fields} settings={recordOf(settings)}>
          {(field) => (
            <SettingField
              fields={fields}
              key={field.name}
              field={field}
              settings={recordOf(settings)}
              device={device}
              change={setSettings}
            />
          )}
        </FieldSections>
        <Group justify="flex-end">
          <Button onClick={close}>Done</Button>
        </Group>
      </Stack>
    </Modal>
  );
}
