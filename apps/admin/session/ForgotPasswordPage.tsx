import { Alert, Anchor, Button, Stack, TextInput } from '@mantine/core';
import { IconMailForward } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { sessionCalls } from '../wire/admin.ts';
import type { SessionStore } from './createSessionStore.ts';
import { ProblemAlert } from './ProblemAlert.tsx';
import { SignedOutPage } from './SignedOutPage.tsx';
import { useCall } from './useCall.ts';

/** Requests a link by mail. The confirmation is the same for every name. */
export function ForgotPasswordPage({ store, goBack }: { store: SessionStore; goBack: () => void }) {
  const [isAsked, setAsked] = useState(false);
  const { call, problem, isBusy } = useCall();

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get('name'));
    void call(() => store.api.call(sessionCalls.askForLink, { body: { name } })).then(
      (result) => result?.ok && setAsked(true),
    );
  }

  return (
    <SignedOutPage
      title="Forgot your password?"
      text="We send a link to the e-mail address of your account. It lets you choose a new password."
    >
      {isAsked ? (
        <Alert role="status" icon={<IconMailForward size={18} aria-hidden />} title="Check your mail">
          If there is such an account and it has an e-mail address, a link is on its way. It works once, for
          half an hour. If nothing arrives, ask whoever runs the server to print a link there: portico
          sign-in-link.
        </Alert>
      ) : (
        <form onSubmit={onSubmit} aria-label="Forgot your password?">
          <Stack gap="md">
            <ProblemAlert problem={problem} />
            <TextInput
              name="name"
              label="Name or e-mail"
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              required
              withAsterisk={false}
              maxLength={254}
              autoFocus
            />
            <Button type="submit" size="md" loading={isBusy} fullWidth mt="xs">
              Send a link
            </Button>
          </Stack>
        </form>
      )}
      <Anchor component="button" type="button" mt="lg" onClick={goBack}>
        Back to signing in
      </Anchor>
    </SignedOutPage>
  );
}
