import { Button, Group } from '@mantine/core';
import { IconBan, IconMailForward, IconShieldCheck, IconTrash } from '@tabler/icons-react';

export interface SubmissionActionsProps {
  readonly isSpam: boolean;
  readonly onHam: () => Promise<void>;
  readonly onSpam: () => Promise<void>;
  readonly onResend: () => Promise<void>;
  readonly onRemove: () => Promise<void>;
}

/** The buttons for a visitor's submission that may be spam. */
export function SubmissionActions({ isSpam, onHam, onSpam, onResend, onRemove }: SubmissionActionsProps) {
  return (
    <Group gap="sm">
      {isSpam ? (
        <Button leftSection={<IconShieldCheck size={17} aria-hidden />} onClick={() => void onHam()}>
          Not spam
        </Button>
      ) : (
        <>
          <Button
            variant="default"
            leftSection={<IconMailForward size={17} aria-hidden />}
            onClick={() => void onResend()}
          >
            Send mail again
          </Button>
          <Button
            variant="default"
            leftSection={<IconBan size={17} aria-hidden />}
            onClick={() => void onSpam()}
          >
            Spam
          </Button>
        </>
      )}
      <Button
        variant="subtle"
        color="red"
        leftSection={<IconTrash size={17} aria-hidden />}
        onClick={() => void onRemove()}
      >
        Delete
      </Button>
    </Group>
  );
}
