import { DirectionProvider, MantineProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { type AdminFeature, ApiProblemError } from '@portico/kernel/admin';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { RouterProvider } from 'react-router/dom';
import { createAdminRouter } from './createAdminRouter.tsx';
import type { SessionStore } from './session/createSessionStore.ts';
import { SessionGate } from './session/SessionGate.tsx';
import { resolveVariables, theme } from './theme/theme.ts';

const FRESH_MS = 10_000;
const MAX_RETRIES = 2;

export function App({
  store,
  features,
  styleNonce,
}: {
  store: SessionStore;
  features: readonly AdminFeature[];
  styleNonce: string;
}) {
  const [cache] = useState(createCache);
  const [router] = useState(() => createAdminRouter(features));
  return (
    <DirectionProvider>
      <MantineProvider
        theme={theme}
        cssVariablesResolver={resolveVariables}
        defaultColorScheme="auto"
        getStyleNonce={() => styleNonce}
      >
        <Notifications position="bottom-right" limit={4} />
        <QueryClientProvider client={cache}>
          <SessionGate store={store}>
            <RouterProvider router={router} />
          </SessionGate>
        </QueryClientProvider>
      </MantineProvider>
    </DirectionProvider>
  );
}

function createCache(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        // Retry only if there was no response at all: a refusal would be the same a moment later.
        retry: (failures, error) =>
          failures < MAX_RETRIES && error instanceof ApiProblemError && error.problem.status === 0,
      },
    },
  });
}
