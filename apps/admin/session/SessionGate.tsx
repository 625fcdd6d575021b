import { Button, Center, Loader, Modal, Stack, Text } from '@mantine/core';
import { ApiProvider, SessionProvider } from '@portico/kernel/admin';
import { useQueryClient } from '@tanstack/react-query';
import { Fragment, type ReactNode, useEffect, useMemo, useSyncExternalStore } from 'react';
import type { SessionStore } from './createSessionStore.ts';
import { linkToken } from './linkToken.ts';
import { NewPasswordPage } from './NewPasswordPage.tsx';
import { SignInForm } from './SignInForm.tsx';
import { SignInPage } from './SignInPage.tsx';

/** Lets in who is signed in, and asks the others to. */
export function SessionGate({ store, children }: { store: SessionStore; children: ReactNode }) {
  const state = useSyncExternalStore(store.subscribe, store.state);
  const cache = useQueryClient();
  const userId = 'user' in state ? state.user.id : null;

  useEffect(() => {
    void store.ask();
  }, [store]);

  // What one person has read is not for the next.
  useEffect(() => {
    if (userId !== null) return () => cache.clear();
    return undefined;
  }, [cache, userId]);

  const user = 'user' in state ? state.user : null;
  const session = useMemo(
    () => user && { user, signOut: () => store.signOut(), reload: () => store.ask() },
    [user, store],
  );

  const token = linkToken(location);
  if (token !== null) return <NewPasswordPage store={store} token={token} />;
  if (state.kind === 'asking') return <Waiting />;
  if (state.kind === 'unreachable') return <Unreachable message={state.message} retry={() => store.ask()} />;
  if (state.kind === 'signed-out' || !session) return <SignInPage store={store} />;
  return (
    <ApiProvider client={store.api}>
      <SessionProvider session={session}>
        <Fragment key={session.user.id}>{children}</Fragment>
        <Modal
          opened={state.kind === 'interrupted'}
          onClose={() => {}}
          withCloseButton={false}
          closeOnEscape={false}
          closeOnClickOutside={false}
          title="Please sign in again"
          centered
        >
          <Text size="sm" c="dimmed" mb="md">
            Your session has ended. What you were doing is still there.
          </Text>
          <SignInForm store={store} name={session.user.name} />
          <Button variant="subtle" color="gray" fullWidth mt="sm" onClick={() => void store.signOut()}>
            Leave and sign in as somebody else
          </Button>
        </Modal>
      </SessionProvider>
    </ApiProvider>
  );
}

function Waiting() {
  return (
    <Center h="100dvh">
      <Loader aria-label="Loading" />
    </Center>
  );
}

function Unreachable({ message, retry }: { message: string; retry: () => Promise<void> }) {
  return (
    <Center h="100dvh" component="main">
      <Stack align="center" role="alert">
        <Text>{message}</Text>
        <Button onClick={() => void retry()}>Try again</Button>
      </Stack>
    </Center>
  );
}
