import { Anchor } from '@mantine/core';
import { useState } from 'react';
import type { SessionStore } from './createSessionStore.ts';
import { ForgotPasswordPage } from './ForgotPasswordPage.tsx';
import { SignedOutPage } from './SignedOutPage.tsx';
import { SignInForm } from './SignInForm.tsx';

/** The requested URL stays in the address bar, so that signing in leads there. */
export function SignInPage({ store }: { store: SessionStore }) {
  const [isForgotten, setForgotten] = useState(false);
  if (isForgotten) return <ForgotPasswordPage store={store} goBack={() => setForgotten(false)} />;
  return (
    <SignedOutPage windowTitle="Sign in" title="Welcome back" text="Sign in to look after your site.">
      <SignInForm store={store} />
      <Anchor component="button" type="button" mt="lg" onClick={() => setForgotten(true)}>
        Forgot your password?
      </Anchor>
    </SignedOutPage>
  );
}
