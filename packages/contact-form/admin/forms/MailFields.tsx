import { Alert, Stack, Switch, Textarea, TextInput } from '@mantine/core';
import type { FormState } from '@portico/kernel/admin';
import { IconLock } from '@tabler/icons-react';
import styles from './FormEditor.module.css';
import type { FormValues } from './formValues.ts';
import type { MailRightsState } from './useMailRights.ts';

export interface MailFieldsProps {
  readonly form: FormState<FormValues>;
  readonly which: 'mail' | 'mail2';
  readonly rights: MailRightsState;
}

/** One of a form's two mails. Shown read-only to users who may not change it. */
export function MailFields({ form, which, rights }: MailFieldsProps) {
  const readOnly = !rights.mayChange;
  const isSent = which === 'mail' || form.values['mail2.active'];
  return (
    <Stack gap="md">
      {readOnly && (
        <Alert icon={<IconLock size={18} aria-hidden />} color="gray" title="Read only">
          Only administrators change who gets the mails of a form and what they say. You can change everything
          else.
        </Alert>
      )}
      {which === 'mail2' && (
        <Switch
          label="Send a second mail, usually a copy for the visitor"
          disabled={readOnly}
          {...form.toggle('mail2.active')}
        />
      )}
      {isSent && <Fields form={form} which={which} readOnly={readOnly} />}
      {rights.editorsMay !== null && (
        <Switch
          label="Editors may change the mails of all forms, too"
          description="For the whole site, and at once"
          checked={rights.editorsMay}
          onChange={(event) => void rights.allowEditors(event.currentTarget.checked)}
        />
      )}
    </Stack>
  );
}

function Fields({ form, which, readOnly }: Omit<MailFieldsProps, 'rights'> & { readonly readOnly: boolean }) {
  return (
    <>
      <TextInput
        label="To"
        description="Separate several with commas: office@example.org, Sales <sales@example.org>"
        readOnly={readOnly}
        {...form.text(`${which}.recipient`)}
      />
      <TextInput label="From" readOnly={readOnly} {...form.text(`${which}.sender`)} />
      <TextInput label="Subject" readOnly={readOnly} {...form.text(`${which}.subject`)} />
      <Textarea
        label="Additional headers"
        description="One per line: Reply-To: [your-email] · Cc: office@example.org · Bcc: archive@example.org"
        autosize
        minRows={2}
        readOnly={readOnly}
        classNames={{ input: styles.code ?? '' }}
        {...form.text(`${which}.additionalHeaders`)}
      />
      <Textarea
        label="Body"
        autosize
        minRows={8}
        readOnly={readOnly}
        classNames={{ input: styles.code ?? '' }}
        {...form.text(`${which}.body`)}
      />
      <Switch
        label="Leave out lines whose fields are empty"
        disabled={readOnly}
        {...form.toggle(`${which}.excludeBlank`)}
      />
      <Switch label="Send as HTML" disabled={readOnly} {...form.toggle(`${which}.useHtml`)} />
      <Textarea
        label="Files to attach"
        description="One file field per line: [your-file]"
        autosize
        minRows={2}
        readOnly={readOnly}
        classNames={{ input: styles.code ?? '' }}
        {...form.text(`${which}.attachments`)}
      />
    </>
  );
}
