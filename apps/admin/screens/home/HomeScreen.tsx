import { Anchor } from '@mantine/core';
import { ErrorState, LoadingState, Screen, useApiQuery, useSession } from '@portico/kernel/admin';
import type { Overview } from '../../protocol.ts';
import { Attention } from './Attention.tsx';
import { greeting } from './greeting.ts';
import { HealthCards } from './HealthCards.tsx';
import { Panels } from './Panels.tsx';

export default function HomeScreen() {
  const { user } = useSession();
  return (
    <Screen
      title={`${greeting(new Date())}, ${user.displayName}`}
      description={
        <>
          This is where you look after your site.{' '}
          <Anchor href="/" inherit underline="always">
            See it as visitors do
          </Anchor>
        </>
      }
    >
      {user.role === 'administrator' && <Machinery />}
      <Panels />
    </Screen>
  );
}

const REFRESH_MS = 30_000;

function Machinery() {
  const { data, error, refetch } = useApiQuery<Overview>('/overview', {}, { refreshEveryMs: REFRESH_MS });
  if (!data) return error ? <ErrorState error={error} retry={refetch} /> : <LoadingState lines={5} />;
  return (
    <>
      <Attention overview={data} />
      <HealthCards overview={data} />
    </>
  );
}
