import { Stack, Tabs, Text, Textarea, TextInput } from '@mantine/core';
import { Form, notices, useApi, useForm, useRefresh } from '@portico/kernel/admin';
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { DEFAULT_MESSAGES, type MessageKey } from '../../template/messages.ts';
import { defaultMessagesIn } from '../../template/messagesInLanguages.ts';
import { type FormDetail, type FormSave, formCalls } from '../../wire/admin.ts';
import { AddField } from './AddField.tsx';
import { EmbedSection } from './EmbedSection.tsx';
import { embedCode } from './embedCode.ts';
import styles from './FormEditor.module.css';
import { FormPreviewPane } from './FormPreviewPane.tsx';
import { mailWithField, type NewField, placeField, writeField } from './fieldSource.ts';
import { type FormBody, type FormValues, toBody, toValues } from './formValues.ts';
import { MailFields } from './MailFields.tsx';
import { MESSAGE_LABELS } from './messageLabels.ts';
import { useMailRights } from './useMailRights.ts';

export interface FormEditorProps {
  readonly id: string | null;
  /** Only for a stored form. */
  readonly hash?: string;
  readonly form: FormBody;
}

/** Template, mails, messages and settings on one side; the preview on the other. */
export function FormEditor({ id, hash, form: stored }: FormEditorProps) {
  const api = useApi();
  const refresh = useRefresh();
  const navigate = useNavigate();
  const rights = useMailRights();
  /** Mails that the user may not change are not sent: the stored ones may be newer than this screen. */
  const bodyToSave = (values: FormValues): FormSave => {
    const { mail, mail2, ...rest } = toBody(values);
    return rights.mayChange ? { ...rest, mail, mail2 } : rest;
  };
  const form = useForm<FormValues, FormDetail>({
    initial: toValues(stored),
    submit: (values) =>
      id
        ? api.call(formCalls.change, { params: { id }, body: bodyToSave(values) })
        : api.call(formCalls.add, { body: bodyToSave(values) }),
    onDone(saved) {
      notices.done('The form is saved.');
      void refresh(formCalls.list);
      // Deferred until the form knows that it has no unsaved changes, then flushed at once: anything typed into the old screen
      // would be lost.
      if (!id) setTimeout(() => navigate(`/contact-forms/${saved.id}`, { replace: true, flushSync: true }));
    },
  });
  const template = useRef<HTMLTextAreaElement>(null);
  /** Where the caret was last in the template; whoever has not been there yet adds at its end. */
  const caret = useRef(Number.POSITIVE_INFINITY);

  function addField(field: NewField, isMailed: boolean): void {
    const { name, source } = writeField(field, form.values.template);
    const placed = placeField(source, form.values.template, caret.current);
    form.set('template', placed.template);
    if (isMailed) form.set('mail.body', mailWithField(form.values['mail.body'], field.label, name));
    // Once it is drawn, what was added is selected, for whoever wants to change it.
    setTimeout(() => {
      template.current?.focus();
      template.current?.setSelectionRange(placed.start, placed.end);
    });
  }

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
            <AddField mayMail={rights.mayChange} onAdd={addField} />
            <Textarea
              ref={template}
              onSelect={({ currentTarget }) => {
                caret.current = currentTarget.selectionEnd;
              }}
              mt="sm"
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
            <MailFields form={form} which="mail" rights={rights} />
          </Tabs.Panel>
          <Tabs.Panel value="mail2" pt="md">
            <MailFields form={form} which="mail2" rights={rights} />
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
                  placeholder={defaultMessagesIn(form.values.locale)[key]}
                  {...form.text(`messages.${key}`)}
                />
              ))}
            </Stack>
          </Tabs.Panel>
          <Tabs.Panel value="settings" pt="md">
            <Stack gap="md">
              <TextInput
                label="Language"
                description="Such as en_US or de_DE. What the form says begins in it: Arabic, English, French, German or Spanish."
                {...form.text('locale')}
              />
              <Textarea
                label="Additional settings"
                description="One name: value per line, such as demo_mode: on, skip_mail: on, acceptance_as_validation: on, subscribers_only: on, do_not_store: on"
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

const messageKeys = Object.keys(DEFAULT_MESSAGES) as MessageKey[];
