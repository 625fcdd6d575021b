import { Button, PasswordInput, Stack, TextInput } from '@mantine/core';
import type { ApiProblem } from '@portico/kernel/admin';
import { type FormEvent, useRef } from 'react';
import type { SessionStore } from './createSessionStore.ts';
import { ProblemAlert } from './ProblemAlert.tsx';
import { useCall } from './useCall.ts';

/** A login widget on a page passes on the name. */
function named(): string {
  return new URLSearchParams(window.location.search).get('login')?.slice(0, 254) ?? '';
}

/** Name and password. If the name is given, only asks for the password. */
export function SignInForm({ store, name }: { store: SessionStore; name?: string }) {
  const { call, problem, isBusy } = useCall();
  const password = useRef<HTMLInputElement>(null);

  async function signIn(form: HTMLFormElement) {
    const entered = new FormData(form);
    const result = await call(() =>
      store.signIn(String(entered.get('name')), String(entered.get('password'))),
    );
    if (result && !result.ok) password.current?.select();
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    void signIn(event.currentTarget);
  }

  return (
    <form onSubmit={onSubmit} aria-label="Sign in">
      <Stack gap="md">
        <ProblemAlert problem={problem && { message: sentenceOf(problem) }} />
        <TextInput
          name="name"
          label="Name or e-mail"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          withAsterisk={false}
          maxLength={254}
          {...(name === undefined
            ? { autoFocus: true, defaultValue: named() }
            : { defaultValue: name, readOnly: true })}
        />
        <PasswordInput
          ref={password}
          name="password"
          label="Password"
          autoComplete="current-password"
          required
          withAsterisk={false}
          maxLength={200}
          // A dialog only focuses a field that is marked for it.
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
