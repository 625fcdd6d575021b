import { PasswordInput, Select, TextInput } from '@mantine/core';
import {
  type AdminRole,
  Form,
  notices,
  Screen,
  Section,
  useApi,
  useForm,
  useRefresh,
} from '@portico/kernel/admin';
import { useNavigate } from 'react-router';
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '../../passwordLength.ts';
import { type User, userCalls } from '../../wire/admin.ts';
import { ROLE_CHOICES, ROLE_HELP } from './roles.ts';

interface Entered {
  name: string;
  displayName: string;
  email: string;
  role: AdminRole;
  password: string;
}

export default function NewUserScreen() {
  const api = useApi();
  const navigate = useNavigate();
  const refresh = useRefresh();
  const form = useForm<Entered, User>({
    initial: { name: '', displayName: '', email: '', role: 'editor', password: '' },
    clearsWhenDone: true,
    submit: (entered) =>
      api.call(userCalls.add, { body: { ...entered, email: entered.email.trim() || null } }),
    onDone(user) {
      notices.done(`${user.displayName} can sign in now.`);
      void refresh(userCalls.list);
      // Wait until the form has registered that it has no unsaved changes.
      setTimeout(() => void navigate('/users'));
    },
  });
  return (
    <Screen title="Add a user" parent={{ label: 'Users', to: '/users' }} width="form">
      <Section title="Account">
        <Form form={form} submitLabel="Add user" label="Add a user" needsChange={false}>
          <TextInput
            label="User name"
            description="To sign in with: letters, digits, dot, dash and underscore."
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={40}
            {...form.text('name')}
          />
          <TextInput
            label="Display name"
            description="What others see."
            autoComplete="off"
            maxLength={80}
            {...form.text('displayName')}
          />
          <TextInput
            label="E-mail"
            description="Optional."
            type="email"
            autoComplete="off"
            maxLength={254}
            {...form.text('email')}
          />
          <Select label="Role" description={ROLE_HELP} data={ROLE_CHOICES} {...form.choice('role')} />
          <PasswordInput
            label="First password"
            description={`At least ${MIN_PASSWORD_LENGTH} characters. Pass it on safely; it can be changed after signing in.`}
            autoComplete="new-password"
            maxLength={MAX_PASSWORD_LENGTH}
            visibilityToggleButtonProps={{ 'aria-label': 'Show or hide the password' }}
            {...form.text('password')}
          />
        </Form>
      </Section>
    </Screen>
  );
}
