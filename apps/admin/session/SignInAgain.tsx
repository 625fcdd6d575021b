import { Button, Text } from '@mantine/core';
import { Dialog } from '@portico/kernel/admin';
import type { SessionStore } from './createSessionStore.ts';
import { SignInForm } from './SignInForm.tsx';

interface SignInAgainProps {
  readonly store: SessionStore;
  readonly name: string;
  readonly isOpen: boolean;
}

/** Shown over the current screen, which stays as it is. */
export function SignInAgain({ store, name, isOpen }: SignInAgainProps) {
  return (
    <Dialog title="Please sign in again" isOpen={isOpen}>
      <Text size="sm" c="dimmed" mb="md">
        Your session has ended. What you were doing is still there.
      </Text>
      <SignInForm store={store} name={name} />
      <Button variant="subtle" color="gray" fullWidth mt="sm" onClick={() => void store.signOut()}>
        Leave and sign in as somebody else
      </Button>
    </Dialog>
  );
}
