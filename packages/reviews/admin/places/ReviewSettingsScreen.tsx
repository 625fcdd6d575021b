import { NumberInput, PasswordInput } from '@mantine/core';
import {
  ErrorState,
  Form,
  LoadingState,
  notices,
  Screen,
  Section,
  useApi,
  useApiQuery,
  useForm,
  useRefresh,
} from '@portico/kernel/admin';
import { type ReviewSettings, settingsCalls } from '../../wire/admin.ts';

export default function ReviewSettingsScreen() {
  const { data, error, refetch } = useApiQuery(settingsCalls.read);
  return (
    <Screen title="Review settings" parent={{ label: 'Review places', to: '/review-places' }} width="form">
      {error ? (
        <ErrorState error={error} retry={refetch} />
      ) : data ? (
        <SettingsForm settings={data} />
      ) : (
        <LoadingState lines={3} />
      )}
    </Screen>
  );
}

function SettingsForm({ settings }: { settings: ReviewSettings }) {
  const api = useApi();
  const refresh = useRefresh();
  const form = useForm<{ apiKey: string; callsPerDay: number }, ReviewSettings>({
    initial: { apiKey: '', callsPerDay: settings.callsPerDay },
    submit: (entered) => api.call(settingsCalls.change, { body: entered }),
    onDone({ callsPerDay }) {
      form.reset({ apiKey: '', callsPerDay });
      notices.done('The settings are saved.');
      void refresh(settingsCalls.read);
    },
  });
  const { value, onChange, ...calls } = form.choice('callsPerDay');
  return (
    <Section
      title="Google"
      description={`${settings.callsToday} of ${settings.callsPerDay} calls were used today.`}
    >
      <Form form={form} submitLabel="Save settings" label="Settings of the providers">
        <PasswordInput
          label="API key for Places"
          description={
            settings.apiKeyEnd
              ? `There is one that ends in ${settings.apiKeyEnd}. Leave this empty to keep it.`
              : 'There is none yet. Google makes one in its Cloud Console: switch on the Places API there, then make a key under Credentials.'
          }
          autoComplete="off"
          maxLength={300}
          visibilityToggleButtonProps={{ 'aria-label': 'Show or hide the key' }}
          {...form.text('apiKey')}
        />
        <NumberInput
          label="Calls per day"
          description="Google charges for calls. When these are used up, the rest waits until tomorrow."
          min={1}
          max={100_000}
          value={value}
          onChange={(entered) => onChange(Number(entered) || 1)}
          {...calls}
        />
      </Form>
    </Section>
  );
}
