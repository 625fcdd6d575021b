import { TextInput } from '@mantine/core';
import { Form, notices, Section, useApi, useForm, useSession } from '@portico/kernel/admin';
import { accountCalls, type User } from '../../wire/admin.ts';

export function ProfileSection() {
  const api = useApi();
  const { user, reload } = useSession();
  const form = useForm<{ displayName: string; email: string }, User>({
    initial: { displayName: user.displayName, email: user.email ?? '' },
    submit: ({ displayName, email }) =>
      api.call(accountCalls.change, { body: { displayName, email: email.trim() || null } }),
    onDone() {
      notices.done('Your profile was saved.');
      void reload();
    },
  });
  return (
    <Section title="Profile">
      <Form form={form} submitLabel="Save profile" label="Profile">
        <TextInput
          label="User name"
          value={user.name}
          readOnly
          variant="filled"
          description="You sign in with it. It cannot be changed."
        />
        <TextInput
          label="Display name"
          description="What others see."
          autoComplete="name"
          maxLength={80}
          {...form.text('displayName')}
        />
        <TextInput
          label="E-mail"
          description="You can sign in with it, too."
          type="email"
          autoComplete="email"
          maxLength={254}
          {...form.text('email')}
        />
      </Form>
    </Section>
  );
}
