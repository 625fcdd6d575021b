import { Button, Group, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconCheck, IconX } from '@tabler/icons-react';
import type { ApiProblem } from './api/ApiProblem.ts';

const UNDO_MS = 10_000;
/** The close icon alone means nothing to a screen reader. */
const DISMISS = { closeButtonProps: { 'aria-label': 'Dismiss' } };

/** Short messages above the screen about what has just happened. */
export const notices = {
  /** The action succeeded: "The mail is queued to be sent again." */
  done(message: string): void {
    notifications.show({ ...DISMISS, message, color: 'green', icon: <IconCheck size={18} aria-hidden /> });
  },

  /** The action failed. Stays until dismissed. */
  problem(problem: ApiProblem): void {
    notifications.show({
      ...DISMISS,
      title: 'That did not work',
      message: problem.message,
      color: 'red',
      icon: <IconX size={18} aria-hidden />,
      autoClose: false,
    });
  },

  /** Done at once and can be undone for a while: kinder than asking first. */
  undoable(message: string, undo: () => unknown): void {
    const id = crypto.randomUUID();
    const takeBack = () => {
      notifications.hide(id);
      undo();
    };
    notifications.show({
      ...DISMISS,
      id,
      color: 'green',
      icon: <IconCheck size={18} aria-hidden />,
      autoClose: UNDO_MS,
      message: (
        <Group justify="space-between" wrap="nowrap" gap="sm">
          <Text size="sm">{message}</Text>
          <Button size="compact-sm" variant="light" onClick={takeBack}>
            Undo
          </Button>
        </Group>
      ),
    });
  },
};
