import { Alert, Box, Button, Group, TextInput } from '@mantine/core';
import { useApi, useSession } from '@portico/kernel/admin';
import { IconAlertTriangle, IconMailCheck, IconSend } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { mailServerCalls } from '../../wire/admin.ts';

interface Outcome {
  readonly isSent: boolean;
  readonly sentence: string;
}

/** Sends a mail at once and reports the result in a plain sentence. */
export function TestMailForm({ recipient }: { readonly recipient: string }) {
  const api = useApi();
  const { user } = useSession();
  const [to, setTo] = useState(recipient || user.email || '');
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  async function send(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    setBusy(true);
    setOutcome(null);
    const result = await api.call(mailServerCalls.test, { body: { to: to.trim() } });
    setBusy(false);
    setOutcome(
      result.ok
        ? result.value
        : { isSent: false, sentence: Object.values(result.problem.fields)[0] ?? result.problem.message },
    );
  }

  return (
    <Box mt="lg">
      <form noValidate aria-label="Test mail" onSubmit={(event) => void send(event)}>
        <Group align="end" gap="sm">
          <TextInput
            label="Send a test mail to"
            type="email"
            flex="1 1 14rem"
            value={to}
            onChange={(event) => setTo(event.currentTarget.value)}
          />
          <Button
            type="submit"
            variant="default"
            loading={isBusy}
            leftSection={<IconSend size={17} stroke={1.75} aria-hidden />}
          >
            Send a test mail
          </Button>
        </Group>
      </form>
      <div aria-live="polite">
        {outcome && (
          <Alert
            mt="sm"
            color={outcome.isSent ? 'pine' : 'red'}
            icon={
              outcome.isSent ? (
                <IconMailCheck size={18} aria-hidden />
              ) : (
                <IconAlertTriangle size={18} aria-hidden />
              )
            }
            title={outcome.isSent ? 'It is on its way' : 'It was not sent'}
          >
            {outcome.sentence}
          </Alert>
        )}
      </div>
    </Box>
  );
}
