import { ErrorState, LoadingState, useApiQuery } from '@portico/kernel/admin';
import { kitCalls } from '../../wire/admin.ts';
import { ReportView } from './ReportView.tsx';

/** The report at the end of an import. */
export function DoneReport({ session }: { session: string }) {
  const { data, error, refetch } = useApiQuery(kitCalls.report, { params: { session } });
  if (error) return <ErrorState error={error} retry={refetch} />;
  return data ? <ReportView session={session} report={data.report} /> : <LoadingState lines={4} />;
}
