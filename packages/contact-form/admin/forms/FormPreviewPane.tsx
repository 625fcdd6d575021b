import '../../browser/contact-form.css';
import './preview.css';
import { Alert, Code, Group, Tabs, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { ErrorState, LoadingState, Section, useApi } from '@portico/kernel/admin';
import { IconAlertTriangle } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { formCalls } from '../../wire/admin.ts';
import styles from './FormEditor.module.css';
import { type FormValues, toBody } from './formValues.ts';
import { warningPlace } from './warningPlace.ts';

const PAUSE_MS = 300;
const VISIT_TAGS = [
  '_date',
  '_time',
  '_url',
  '_post_title',
  '_user_display_name',
  '_user_email',
  '_site_title',
];

/** A preview of the form, its checks and likely mistakes, updated shortly after each change. */
export function FormPreviewPane({ values }: { values: FormValues }) {
  const api = useApi();
  const [settled] = useDebouncedValue(values, PAUSE_MS);
  const { data, error, refetch } = useQuery({
    queryKey: [formCalls.preview.path, settled],
    async queryFn() {
      const result = await api.call(formCalls.preview, { body: toBody(settled) });
      if (!result.ok) throw new Error(result.problem.message);
      return result.value;
    },
    placeholderData: keepPreviousData,
  });
  return (
    <Section title="Preview">
      {error ? (
        <ErrorState error={error} retry={refetch} />
      ) : !data ? (
        <LoadingState />
      ) : (
        <div>
          <div role="status">
            {data.warnings.map(({ section, code, message }) => (
              <Alert
                key={section + code + message}
                color="yellow"
                icon={<IconAlertTriangle size={18} aria-hidden />}
                mb="xs"
                title={warningPlace(section)}
              >
                {message}
              </Alert>
            ))}
          </div>
          <Tabs defaultValue="form">
            <Tabs.List>
              <Tabs.Tab value="form">Form</Tabs.Tab>
              <Tabs.Tab value="rules">Rules</Tabs.Tab>
            </Tabs.List>
            <Tabs.Panel value="form" pt="md">
              {/* Display only: the server has removed anything that could run. */}
              <div inert className="portico-form-preview" dangerouslySetInnerHTML={{ __html: data.html }} />
            </Tabs.Panel>
            <Tabs.Panel value="rules" pt="md">
              <Code block tabIndex={0} className={styles.rules}>
                {data.schema}
              </Code>
            </Tabs.Panel>
          </Tabs>
          <MailTags label="In mails:" names={data.fields} />
          <MailTags label="About the visit:" names={VISIT_TAGS} />
        </div>
      )}
    </Section>
  );
}

function MailTags({ label, names }: { label: string; names: readonly string[] }) {
  return (
    <Group gap={6} mt="md">
      <Text size="sm" c="dimmed">
        {label}
      </Text>
      {names.map((name) => (
        <Code key={name}>{`[${name}]`}</Code>
      ))}
    </Group>
  );
}
