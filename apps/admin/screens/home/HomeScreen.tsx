import { Anchor } from '@mantine/core';
import { ErrorState, LoadingState, Screen, useApiQuery, useSession } from '@portico/kernel/admin';
import { overviewCall } from '../../wire/admin.ts';
import { GuideCard } from '../first-start/GuideCard.tsx';
import { Attention } from './Attention.tsx';
import { greeting } from './greeting.ts';
import { HealthCards } from './HealthCards.tsx';
import { Panels } from './Panels.tsx';
import { Places } from './Places.tsx';

export default function HomeScreen() {
  const { user } = useSession();
  return (
    <Screen
      title={`${greeting(new Date())}, ${user.displayName}`}
      description={
        <>
          This is where you look after your site.{' '}
          <Anchor href="/" inherit underline="always">
            View the site
          </Anchor>
        </>
      }
    >
      {user.role === 'administrator' ? (
        <GuideCard>
          <Machinery />
          <Panels />
        </GuideCard>
      ) : (
        <>
          <Places />
          <Panels />
        </>
      )}
    </Screen>
  );
}

const REFRESH_MS = 30_000;

function Machinery() {
  const { data, error, refetch } = useApiQuery(overviewCall, {}, { refreshEveryMs: REFRESH_MS });
  if (!data) return error ? <ErrorState error={error} retry={refetch} /> : <LoadingState lines={5} />;
  return (
    <>
      <Attention overview={data} />
      <HealthCards overview={data} />
    </>
  );
}
