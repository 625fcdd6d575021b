import { PasswordInput } from '@mantine/core';
import { Form, notices, Section, useApi, useForm, useRefresh } from '@portico/kernel/admin';
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '../../passwordLength.ts';
import { accountCalls } from '../../wire/admin.ts';

const SHOW = { 'aria-label': 'Show or hide the password' };

export function PasswordSection() {
  const api = useApi();
  const refresh = useRefresh();
  const form = useForm<{ current: string; next: string }>({
    initial: { current: '', next: '' },
    clearsWhenDone: true,
    submit: (values) => api.call(accountCalls.changePassword, { body: values }),
    onDone() {
      notices.done('Your password was changed. You are signed out everywhere else.');
      void refresh(accountCalls.read);
    },
  });
  return (
    <Section title="Password" description="A new password signs you out everywhere else.">
      <Form form={form} submitLabel="Change password" label="Password">
        <PasswordInput
          label="Current password"
          autoComplete="current-password"
          maxLength={MAX_PASSWORD_LENGTH}
          visibilityToggleButtonProps={SHOW}
          {...form.text('current')}
        />
        <PasswordInput
          label="New password"
          description={`At least ${MIN_PASSWORD_LENGTH} characters. A few words in a row are easy to remember and hard to guess.`}
          autoComplete="new-password"
          maxLength={MAX_PASSWORD_LENGTH}
          visibilityToggleButtonProps={SHOW}
          {...form.text('next')}
        />
      </Form>
    </Section>
  );
}
