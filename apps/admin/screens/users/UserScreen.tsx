import { Button, PasswordInput, Select, TextInput } from '@mantine/core';
import {
  type AdminRole,
  Form,
  ItemScreen,
  notices,
  Screen,
  Section,
  useApi,
  useConfirm,
  useForm,
  useRefresh,
  useSession,
} from '@portico/kernel/admin';
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '../../passwordLength.ts';
import { type User, userCalls } from '../../wire/admin.ts';
import { ROLE_CHOICES, ROLE_HELP } from './roles.ts';

const USERS = { label: 'Users', to: '/users' };

export default function UserScreen() {
  return (
    <ItemScreen title="User" parent={USERS} call={userCalls.read}>
      {(user) => (
        <Screen title={user.displayName} parent={USERS} width="form">
          <AccountSection user={user} key={user.id} />
          <ResetPasswordSection user={user} />
          <AccessSection user={user} />
        </Screen>
      )}
    </ItemScreen>
  );
}

function AccountSection({ user }: { user: User }) {
  const api = useApi();
  const refresh = useRefresh();
  const { user: me, reload } = useSession();
  const form = useForm<{ displayName: string; email: string; role: AdminRole }, User>({
    initial: { displayName: user.displayName, email: user.email ?? '', role: user.role },
    submit: ({ email, ...others }) =>
      api.call(userCalls.change, {
        params: { id: user.id },
        body: { ...others, email: email.trim() || null },
      }),
    onDone(changed) {
      notices.done(`${changed.displayName} was saved.`);
      void refresh(userCalls.list);
      if (changed.id === me.id) void reload();
    },
  });
  return (
    <Section title="Account">
      <Form form={form} submitLabel="Save changes" label="Account">
        <TextInput label="User name" value={user.name} readOnly variant="filled" />
        <TextInput label="Display name" maxLength={80} autoComplete="off" {...form.text('displayName')} />
        <TextInput label="E-mail" type="email" maxLength={254} autoComplete="off" {...form.text('email')} />
        <Select label="Role" description={ROLE_HELP} data={ROLE_CHOICES} {...form.choice('role')} />
      </Form>
    </Section>
  );
}

function ResetPasswordSection({ user }: { user: User }) {
  const api = useApi();
  const form = useForm<{ password: string }>({
    initial: { password: '' },
    clearsWhenDone: true,
    submit: (values) => api.call(userCalls.resetPassword, { params: { id: user.id }, body: values }),
    onDone: () => notices.done(`${user.displayName} has a new password and was signed out.`),
  });
  return (
    <Section
      title="New password"
      description="For somebody who has forgotten theirs. It signs them out everywhere."
    >
      <Form form={form} submitLabel="Set password" label="New password">
        <PasswordInput
          label="Password"
          description={`At least ${MIN_PASSWORD_LENGTH} characters.`}
          autoComplete="new-password"
          maxLength={MAX_PASSWORD_LENGTH}
          visibilityToggleButtonProps={{ 'aria-label': 'Show or hide the password' }}
          {...form.text('password')}
        />
      </Form>
    </Section>
  );
}

/** Disabling can be undone, so it happens at once, with an undo. */
function AccessSection({ user }: { user: User }) {
  const api = useApi();
  const refresh = useRefresh();
  const confirm = useConfirm();
  const { user: me } = useSession();

  async function setDisabled(isDisabled: boolean) {
    const result = await api.call(userCalls.change, { params: { id: user.id }, body: { isDisabled } });
    if (!result.ok) return notices.problem(result.problem);
    await refresh(userCalls.list);
    if (isDisabled)
      notices.undoable(`${user.displayName} cannot sign in any more.`, () => void setDisabled(false));
    else notices.done(`${user.displayName} can sign in again.`);
  }

  async function disable() {
    const isSure = await confirm({
      title: `Disable ${user.displayName}?`,
      text: 'They are signed out at once and cannot sign in until somebody enables the account again.',
      action: 'Disable account',
      tone: 'danger',
    });
    if (isSure) await setDisabled(true);
  }

  if (user.id === me.id) return null;
  return (
    <Section
      title="Access"
      description={user.isDisabled ? 'This account is disabled.' : 'This account can sign in.'}
      actions={
        user.isDisabled ? (
          <Button variant="default" onClick={() => void setDisabled(false)}>
            Enable account
          </Button>
        ) : (
          <Button variant="outline" color="red" onClick={() => void disable()}>
            Disable account
          </Button>
        )
      }
    >
      {null}
    </Section>
  );
}
