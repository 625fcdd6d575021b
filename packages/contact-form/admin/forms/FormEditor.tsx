import { Stack, Switch, Tabs, Text, Textarea, TextInput } from '@mantine/core';
import { Form, type FormState, notices, useApi, useForm, useRefresh } from '@portico/kernel/admin';
import { useNavigate } from 'react-router';
import { DEFAULT_MESSAGES, type MessageKey } from '../../template/messages.ts';
import type { FormDetail } from '../protocol.ts';
import { EmbedSection } from './EmbedSection.tsx';
import { embedCode } from './embedCode.ts';
import styles from './FormEditor.module.css';
import { FormPreviewPane } from './FormPreviewPane.tsx';
import { type FormBody, type FormValues, toBody, toValues } from './formValues.ts';
import { MESSAGE_LABELS } from './messageLabels.ts';

export interface FormEditorProps {
  readonly id: string | null;
  /** Of a form that is stored. */
  readonly hash?: string;
  readonly form: FormBody;
}

/** Template, mails, messages and settings on one side; what comes of them on the other. */
export function FormEditor({ id, hash, form: stored }: FormEditorProps) {
  const api = useApi();
  const refresh = useRefresh();
  const navigate = useNavigate();
  const form = useForm<FormValues, FormDetail>({
    initial: toValues(stored),
    submit: (values) =>
      id
        ? api.put<FormDetail>(`/contact-forms/${id}`, toBody(values))
        : api.post<FormDetail>('/contact-forms', toBody(values)),
    onDone(saved) {
      notices.done('The form is saved.');
      void refresh('/contact-forms');
      // After the form has noticed that nothing in it is unsaved any more.
      if (!id) setTimeout(() => void navigate(`/contact-forms/${saved.id}`, { replace: true }));
    },
  });
  return (
    <div className={styles.sides}>
      <Form form={form} label="Form" submitLabel={id ? 'Save changes' : 'Add form'} needsChange={id !== null}>
        <TextInput label="Title" {...form.text('title')} />
        <Tabs defaultValue="template" keepMounted={false}>
          <Tabs.List>
            <Tabs.Tab value="template">Form</Tabs.Tab>
            <Tabs.Tab value="mail">Mail</Tabs.Tab>
            <Tabs.Tab value="mail2">Second mail</Tabs.Tab>
            <Tabs.Tab value="messages">Messages</Tabs.Tab>
            <Tabs.Tab value="settings">Settings</Tabs.Tab>
          </Tabs.List>
          <Tabs.Panel value="template" pt="md">
            <Textarea
              label="Template"
              autosize
              minRows={14}
              maxRows={40}
              spellCheck={false}
              classNames={{ input: styles.code ?? '' }}
              {...form.text('template')}
            />
          </Tabs.Panel>
          <Tabs.Panel value="mail" pt="md">
            <MailFields form={form} which="mail" />
          </Tabs.Panel>
          <Tabs.Panel value="mail2" pt="md">
            <Stack gap="md">
              <Switch
                label="Send a second mail, as a rule the visitor’s own copy"
                {...form.toggle('mail2.active')}
              />
              {form.values['mail2.active'] && <MailFields form={form} which="mail2" />}
            </Stack>
          </Tabs.Panel>
          <Tabs.Panel value="messages" pt="md">
            <Stack gap="sm">
              <Text size="sm" c="dimmed">
                What the form says. A sentence that is left empty is the one shown in grey.
              </Text>
              {messageKeys.map((key) => (
                <TextInput
                  key={key}
                  label={MESSAGE_LABELS[key]}
                  placeholder={DEFAULT_MESSAGES[key]}
                  {...form.text(`messages.${key}`)}
                />
              ))}
            </Stack>
          </Tabs.Panel>
          <Tabs.Panel value="settings" pt="md">
            <Stack gap="md">
              <TextInput label="Language" description="As in en_US or de_DE" {...form.text('locale')} />
              <Textarea
                label="Additional settings"
                description="One name: value a line, such as demo_mode: on, skip_mail: on, acceptance_as_validation: on, subscribers_only: on, do_not_store: on"
                autosize
                minRows={4}
                classNames={{ input: styles.code ?? '' }}
                {...form.text('additionalSettings')}
              />
            </Stack>
          </Tabs.Panel>
        </Tabs>
      </Form>
      <Stack gap="lg">
        <FormPreviewPane values={form.values} />
        {hash && <EmbedSection code={embedCode(hash, form.values.title)} />}
      </Stack>
    </div>
  );
}

function MailFields({ form, which }: { form: FormState<FormValues>; which: 'mail' | 'mail2' }) {
  return (
    <Stack gap="md">
      <TextInput
        label="To"
        description="Several with a comma between them: office@example.org, Sales <sales@example.org>"
        {...form.text(`${which}.recipient`)}
      />
      <TextInput label="From" {...form.text(`${which}.sender`)} />
      <TextInput label="Subject" {...form.text(`${which}.subject`)} />
      <Textarea
        label="Additional headers"
        description="One a line: Reply-To: [your-email] · Cc: office@example.org · Bcc: archive@example.org"
        autosize
        minRows={2}
        classNames={{ input: styles.code ?? '' }}
        {...form.text(`${which}.additionalHeaders`)}
      />
      <Textarea
        label="Body"
        autosize
        minRows={8}
        classNames={{ input: styles.code ?? '' }}
        {...form.text(`${which}.body`)}
      />
      <Switch label="Leave out lines whose fields are empty" {...form.toggle(`${which}.excludeBlank`)} />
      <Switch label="Send as HTML" {...form.toggle(`${which}.useHtml`)} />
      <Textarea
        label="Files to attach"
        description="One file field a line: [your-file]"
        autosize
        minRows={2}
        classNames={{ input: styles.code ?? '' }}
        {...form.text(`${which}.attachments`)}
      />
    </Stack>
  );
}

const messageKeys = Object.keys(DEFAULT_MESSAGES) as MessageKey[];
