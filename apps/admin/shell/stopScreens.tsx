import { Button } from '@mantine/core';
import { EmptyState, Screen } from '@portico/kernel/admin';
import { IconCompass, IconLock, IconPlugConnectedX } from '@tabler/icons-react';
import { Link } from 'react-router';

/** Shown in place of a screen that cannot be shown. */

export function UnknownScreen() {
  return (
    <Screen title="There is nothing here">
      <EmptyState
        icon={IconCompass}
        title="There is no page at this address"
        text="The link may be old, or mistyped."
        action={<ToHome />}
      />
    </Screen>
  );
}

export function ForbiddenScreen() {
  return (
    <Screen title="Not for your account">
      <EmptyState
        icon={IconLock}
        title="Only administrators see this screen"
        text="Ask an administrator if you need it for your work."
        action={<ToHome />}
      />
    </Screen>
  );
}

export function BrokenScreen() {
  return (
    <Screen title="This screen could not be opened">
      <EmptyState
        icon={IconPlugConnectedX}
        title="Something went wrong on this page"
        text="The connection may have broken off, or a new version was installed. Loading the page again helps in both cases."
        action={<Button onClick={() => window.location.reload()}>Load the page again</Button>}
      />
    </Screen>
  );
}

function ToHome() {
  return (
    <Button component={Link} to="/" variant="default">
      To the home screen
    </Button>
  );
}
