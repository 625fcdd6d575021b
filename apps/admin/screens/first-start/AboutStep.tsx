import { ErrorState, LoadingState, useApiQuery } from '@portico/kernel/admin';
import { siteSettingsCalls } from '../../wire/admin.ts';
import { FormatsSection } from '../settings/FormatsSection.tsx';
import { IdentitySection } from '../settings/IdentitySection.tsx';
import styles from './Guide.module.css';

export function AboutStep() {
  const { data: settings, error, refetch } = useApiQuery(siteSettingsCalls.read);
  if (!settings) return error ? <ErrorState error={error} retry={refetch} /> : <LoadingState lines={5} />;
  return (
    <div className={styles.narrow}>
      <IdentitySection settings={settings} />
      <FormatsSection settings={settings} isFirst />
    </div>
  );
}
