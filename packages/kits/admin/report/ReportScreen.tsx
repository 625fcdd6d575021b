import { Alert } from '@mantine/core';
import { DateTime, ErrorState, LoadingState, Screen, useApiQuery } from '@portico/kernel/admin';
import { useParams } from 'react-router';
import { kitCalls } from '../../wire/admin.ts';
import { ReportView } from './ReportView.tsx';

const KITS = { label: 'Kits', to: '/kits' };

/** The result of an import, to come back to. */
export default function ReportScreen() {
  const { session = '' } = useParams();
  const { data, error, refetch } = useApiQuery(kitCalls.report, { params: { session } });
  return (
    <Screen
      title={data ? `The import of “${data.title}”` : 'An import'}
      parent={KITS}
      width="form"
      description={
        data && (
          <>
            What it brought, <DateTime value={data.endedAt} />, and what is missing.
          </>
        )
      }
    >
      {error ? (
        <ErrorState error={error} retry={refetch} />
      ) : !data ? (
        <LoadingState lines={8} />
      ) : (
        <>
          {data.isUndone && (
            <Alert color="yellow" mb="lg">
              This import was undone since. Its links may lead nowhere.
            </Alert>
          )}
          <ReportView session={session} report={data.report} />
        </>
      )}
    </Screen>
  );
}
