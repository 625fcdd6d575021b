import { Alert, Button, PasswordInput, Stack, TextInput } from '@mantine/core';
import type { ApiProblem } from '@portico/kernel/admin';
import { IconAlertTriangle } from '@tabler/icons-react';
import { type FormEvent, useRef, useState } from 'react';
import type { SessionStore } from './createSessionStore.ts';

/** Name and password. With a name given, only the password is asked for. */
export function SignInForm({ store, name }: { store: SessionStore; name?: string }) {
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  const [isBusy, setBusy] = useState(false);
  const password = useRef<HTMLInputElement>(null);

  async function signIn(form: HTMLFormElement) {
    const entered = new FormData(form);
    setBusy(true);
    setProblem(null);
    const result = await store.signIn(String(entered.get('name')), String(entered.get('password')));
    setBusy(false);
    if (result.ok) return;
    setProblem(result.problem);
    password.current?.select();
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!isBusy) void signIn(event.currentTarget);
  }

  return (
    <form onSubmit={onSubmit} aria-label="Sign in">
      <Stack gap="md">
        {problem && (
          <Alert color="red" role="alert" icon={<IconAlertTriangle size={18} aria-hidden />}>
            {sentenceOf(problem)}
          </Alert>
        )}
        <TextInput
          name="name"
          label="Name or e-mail"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          withAsterisk={false}
          maxLength={254}
          {...(name === undefined ? { autoFocus: true } : { defaultValue: name, readOnly: true })}
        />
        <PasswordInput
          ref={password}
          name="password"
          label="Password"
          autoComplete="current-password"
          required
          withAsterisk={false}
          maxLength={200}
          // A dialog puts the focus where it is told to, which is not where a form would.
          {...(name !== undefined && { autoFocus: true, 'data-autofocus': true })}
          visibilityToggleButtonProps={{ 'aria-label': 'Show or hide the password' }}
        />
        <Button type="submit" size="md" loading={isBusy} fullWidth mt="xs">
          Sign in
        </Button>
      </Stack>
    </form>
  );
}

function sentenceOf(problem: ApiProblem): string {
  return Object.keys(problem.fields).length > 0 ? 'Enter your name and your password.' : problem.message;
}
