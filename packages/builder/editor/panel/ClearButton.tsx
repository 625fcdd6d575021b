import { Button } from '@mantine/core';
import { IconX } from '@tabler/icons-react';

/** Removes a file from the setting with this label. */
export function ClearButton({ label, clear }: { label: string; clear: () => void }) {
  return (
    <Button
      size="compact-sm"
      variant="subtle"
      color="gray"
      leftSection={<IconX size={15} aria-hidden />}
      aria-label={`${label}: clear`}
      onClick={clear}
    >
      Clear
    </Button>
  );
}
