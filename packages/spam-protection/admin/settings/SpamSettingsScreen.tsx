import { NumberInput, Select, Stack, Switch, Textarea, TextInput } from '@mantine/core';
import {
  ErrorState,
  Form,
  type FormState,
  LoadingState,
  notices,
  Screen,
  Section,
  useApi,
  useApiQuery,
  useForm,
  useRefresh,
} from '@portico/kernel/admin';
import { type SpamSettings, spamSettingsCalls } from '../../wire/admin.ts';
import type { SettingField } from './SettingGroup.ts';
import { settingGroups } from './settingGroups.ts';

export default function SpamSettingsScreen() {
  const { data, error, refetch } = useApiQuery(spamSettingsCalls.read);
  return (
    <Screen
      title="Spam protection"
      description="How messages, comments and addresses are protected."
      width="form"
    >
      {data ? (
        <Settings stored={data} />
      ) : error ? (
        <ErrorState error={error} retry={refetch} />
      ) : (
        <LoadingState />
      )}
    </Screen>
  );
}

function Settings({ stored }: { stored: SpamSettings }) {
  const api = useApi();
  const refresh = useRefresh();
  const form = useForm<SpamSettings, SpamSettings>({
    initial: stored,
    submit: (values) => api.call(spamSettingsCalls.change, { body: withoutEmptyLines(values) }),
    onDone: () => {
      notices.done('The settings are saved and apply from now on.');
      void refresh(spamSettingsCalls.read);
    },
  });
  return (
    <Form form={form} label="Settings of the spam protection" submitLabel="Save settings">
      {settingGroups.map(({ title, description, fields }) => (
        <Section key={title} title={title} description={description}>
          <Stack gap="md">
            {fields.map((field) => (
              <Field key={field.name} field={field} form={form} />
            ))}
          </Stack>
        </Section>
      ))}
    </Form>
  );
}

function Field({ field, form }: { field: SettingField; form: FormState<SpamSettings> }) {
  const words = { label: field.label, description: field.meaning };
  switch (field.is) {
    case 'switch':
      return <Switch {...words} {...form.toggle(field.name)} />;
    case 'number': {
      const { onChange, ...number } = form.choice(field.name);
      return (
        <NumberInput
          {...words}
          {...number}
          min={field.from}
          max={field.to}
          suffix={field.unit ? ` ${field.unit}` : ''}
          onChange={(value) => onChange(Number(value) || 0)}
        />
      );
    }
    case 'text':
      return field.name === 'refusal' ? (
        <Textarea {...words} {...form.text(field.name)} autosize minRows={2} />
      ) : (
        <TextInput {...words} {...form.text(field.name)} />
      );
    case 'lines': {
      const { value, onChange, ...lines } = form.choice(field.name);
      return (
        <Textarea
          {...words}
          {...lines}
          value={value.join('\n')}
          onChange={(event) => onChange(event.currentTarget.value.split('\n'))}
          autosize
          minRows={3}
          maxRows={12}
        />
      );
    }
    case 'choice':
      return <Choice field={field} form={form} />;
  }
}

function Choice({ field, form }: { field: SettingField & { is: 'choice' }; form: FormState<SpamSettings> }) {
  const { value, error, name } = form.choice(field.name);
  const choose = (chosen: string | null): void => {
    const known = field.choices.find((choice) => choice.value === chosen);
    // The options of a field are exactly the values of its setting.
    if (known) form.set(field.name, known.value as SpamSettings[typeof field.name]);
  };
  return (
    <Select
      label={field.label}
      description={field.meaning}
      data={[...field.choices]}
      value={value}
      error={error}
      name={name}
      onChange={choose}
      allowDeselect={false}
    />
  );
}

/** People separate lists with empty lines; they are not entries. */
function withoutEmptyLines(values: SpamSettings): SpamSettings {
  const entries = (lines: readonly string[]): string[] => lines.map((line) => line.trim()).filter(Boolean);
  return { ...values, allowList: entries(values.allowList), denyList: entries(values.denyList) };
}
