import { ErrorState, LoadingState, useApiQuery } from '@portico/kernel/admin';
import { type FirstStart, siteSettingsCalls } from '../../wire/admin.ts';
import { MailAddressesSection } from '../settings/MailAddressesSection.tsx';
import { MailServerSection } from '../settings/MailServerSection.tsx';
import styles from './Guide.module.css';
import { RecipientSection } from './RecipientSection.tsx';

export function MailStep({ guide }: { readonly guide: FirstStart }) {
  const { data: settings, error, refetch } = useApiQuery(siteSettingsCalls.read);
  if (!settings) return error ? <ErrorState error={error} retry={refetch} /> : <LoadingState lines={5} />;
  const recipient = guide.form?.recipient || settings.mail.owner;
  return (
    <div className={styles.narrow}>
      <MailAddressesSection settings={settings} />
      <RecipientSection form={guide.form} owner={settings.mail.owner} key={guide.form?.id ?? 'none'} />
      <MailServerSection recipient={recipient} />
    </div>
  );
}
