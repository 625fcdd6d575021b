import { Anchor, Button, PasswordInput, Stack } from '@mantine/core';
import type { ApiProblem } from '@portico/kernel/admin';
import { type FormEvent, useRef } from 'react';
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '../passwordLength.ts';
import { sessionCalls } from '../wire/admin.ts';
import type { SessionStore } from './createSessionStore.ts';
import { ProblemAlert } from './ProblemAlert.tsx';
import { SignedOutPage } from './SignedOutPage.tsx';
import { useCall } from './useCall.ts';

const HOME = '/admin/';

/** The target of a mailed link. Merely opening it, as mail scanners do, does not use it up. */
export function NewPasswordPage({ store, token }: { store: SessionStore; token: string }) {
  const { call, problem, isBusy } = useCall();
  const field = useRef<HTMLInputElement>(null);

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const password = String(new FormData(event.currentTarget).get('password'));
    void call(() => store.api.call(sessionCalls.useLink, { body: { token, password } })).then((result) => {
      // Removes the used link from the history, and starts again as its user.
      if (result?.ok) location.replace(HOME);
      else field.current?.focus();
    });
  }

  return (
    <SignedOutPage title="Choose a new password" text="It signs you in here, and out everywhere else.">
      <form onSubmit={onSubmit} aria-label="Choose a new password" noValidate>
        <Stack gap="md">
          <ProblemAlert problem={problemOfLink(problem)} />
          <PasswordInput
            ref={field}
            name="password"
            label="New password"
            description={`At least ${MIN_PASSWORD_LENGTH} characters. A few words in a row are easy to remember and hard to guess.`}
            autoComplete="new-password"
            required
            withAsterisk={false}
            maxLength={MAX_PASSWORD_LENGTH}
            autoFocus
            error={problem?.fields.password}
            visibilityToggleButtonProps={{ 'aria-label': 'Show or hide the password' }}
          />
          <Button type="submit" size="md" loading={isBusy} fullWidth mt="xs">
            Set password and sign in
          </Button>
        </Stack>
      </form>
      <Anchor href={HOME} mt="lg" display="inline-block">
        Back to signing in
      </Anchor>
    </SignedOutPage>
  );
}

/** Problems with the password are shown next to its field. */
function problemOfLink(problem: ApiProblem | null): Pick<ApiProblem, 'message'> | null {
  if (problem?.fields.token) return { message: 'This link is incomplete. Copy all of it from the mail.' };
  return problem?.fields.password ? null : problem;
}
