import { Button, Group, Modal, Stack, TextInput } from '@mantine/core';
import { DESKTOP } from '@portico/kernel/dom';
import { pageFields } from '../../model/fields/page.fields.ts';
import { recordOf } from '../../model/settings/read.ts';
import { SettingField } from './SettingField.tsx';

interface PageSettingsProps {
  readonly isOpen: boolean;
  readonly close: () => void;
  readonly slug: string | null;
  readonly setSlug: (slug: string) => void;
  readonly settings: unknown;
  readonly setSettings: (settings: unknown) => void;
}

/** What belongs to the page as a whole. */
export function PageSettings({ isOpen, close, slug, setSlug, settings, setSettings }: PageSettingsProps) {
  return (
    <Modal opened={isOpen} onClose={close} title="Page settings" closeButtonProps={{ 'aria-label': 'Close' }}>
      <Stack gap="md">
        {slug !== null && (
          <TextInput
            label="Address"
            description={`Visitors find the page at /${slug}/`}
            value={slug}
            maxLength={100}
            onChange={(event) =>
              setSlug(event.currentTarget.value.toLowerCase().replace(/[^a-z0-9-]+/g, '-'))
            }
          />
        )}
        {pageFields.map((field) => (
          <SettingField
            fields={pageFields}
            key={field.name}
            field={field}
            settings={recordOf(settings)}
            device={DESKTOP}
            change={setSettings}
          />
        ))}
        <Group justify="flex-end">
          <Button onClick={close}>Done</Button>
        </Group>
      </Stack>
    </Modal>
  );
}
