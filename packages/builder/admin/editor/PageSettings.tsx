import { Button, Group, Modal, Stack, Textarea, TextInput } from '@mantine/core';
import { recordOf, textOf } from '../../settings/read.ts';

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
        <Textarea
          label="Description"
          description="A sentence for search engines and for links to the page."
          value={textOf(recordOf(settings).post_excerpt)}
          maxLength={300}
          autosize
          minRows={2}
          onChange={(event) =>
            setSettings({ ...recordOf(settings), post_excerpt: event.currentTarget.value })
          }
        />
        <Group justify="flex-end">
          <Button onClick={close}>Done</Button>
        </Group>
      </Stack>
    </Modal>
  );
}
