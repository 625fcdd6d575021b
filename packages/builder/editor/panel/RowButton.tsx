import { ActionIcon } from '@mantine/core';
import type { IconCopy } from '@tabler/icons-react';

/** A small button of a row in a list. */
export function RowButton({
  label,
  icon: Icon,
  isOff = false,
  act,
}: {
  label: string;
  icon: typeof IconCopy;
  isOff?: boolean;
  act: () => void;
}) {
  return (
    <ActionIcon variant="subtle" color="gray" size="sm" aria-label={label} disabled={isOff} onClick={act}>
      <Icon size={15} aria-hidden />
    </ActionIcon>
  );
}
