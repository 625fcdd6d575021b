import { Button, Center, Loader, Stack, Text } from '@mantine/core';
import { ApiProvider, SessionProvider } from '@portico/kernel/admin';
import { useQueryClient } from '@tanstack/react-query';
import { Fragment, lazy, type ReactNode, Suspense, useEffect, useMemo, useSyncExternalStore } from 'react';
import type { SessionStore } from './createSessionStore.ts';
import { linkToken } from './linkToken.ts';
import { SignInAgain } from './SignInAgain.tsx';

const NewPasswordPage = lazy(async () => ({
  default: (await import('./NewPasswordPage.tsx')).NewPasswordPage,
}));
const SignInPage = lazy(async () => ({ default: (await import('./SignInPage.tsx')).SignInPage }));

interface SessionGateProps {
  readonly store: SessionStore;
  readonly children: ReactNode;
}

/** Lets signed-in users through, and asks everybody else to sign in. */
export function SessionGate(gate: SessionGateProps) {
  return (
    <Suspense fallback={<Waiting />}>
      <Gate {...gate} />
    </Suspense>
  );
}

function Gate({ store, children }: SessionGateProps) {
  const state = useSyncExternalStore(store.subscribe, store.state);
  const cache = useQueryClient();
  const userId = 'user' in state ? state.user.id : null;

  useEffect(() => {
    void store.ask();
  }, [store]);

  // Data that one user has loaded must not be shown to the next.
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
        <SignInAgain store={store} name={session.user.name} isOpen={state.kind === 'interrupted'} />
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
