import { Alert, Button, NumberInput, PasswordInput, Select, SimpleGrid, TextInput } from '@mantine/core';
import {
  ErrorState,
  Form,
  LoadingState,
  notices,
  Section,
  useApi,
  useApiQuery,
  useConfirm,
  useForm,
  useRefresh,
} from '@portico/kernel/admin';
import { type MailServerState, mailServerCalls, overviewCall } from '../../wire/admin.ts';
import { TestMailForm } from './TestMailForm.tsx';

/** The outgoing mail server, with a test mail. */
export function MailServerSection({ recipient }: { readonly recipient: string }) {
  const { data, error, refetch } = useApiQuery(mailServerCalls.read);
  return (
    <div id="mail-server">
      <Section
        title="Mail server"
        description="Your provider tells you these: look for “SMTP” or “outgoing mail” in its help."
      >
        {!data && (error ? <ErrorState error={error} retry={refetch} /> : <LoadingState lines={4} />)}
        {data?.source === 'environment' && (
          <Alert color="blue" mb="md">
            Whoever runs this site has set a mail server with SMTP_URL. That one is used, so there is nothing
            to enter here.
          </Alert>
        )}
        {data && data.source !== 'environment' && <MailServerForm server={data} key={data.source} />}
        {data && data.source !== 'none' && <TestMailForm recipient={recipient} key={recipient} />}
      </Section>
    </div>
  );
}

function MailServerForm({ server }: { readonly server: MailServerState }) {
  const api = useApi();
  const confirm = useConfirm();
  const refresh = useRefresh();
  const form = useForm<ServerValues, MailServerState>({
    initial: { ...valuesOf(server), password: '' },
    submit: ({ password, ...values }) =>
      api.call(mailServerCalls.change, { body: { ...values, password: password || null } }),
    onDone(saved) {
      notices.done('The mail server is saved. Send a test mail to see whether it works.');
      form.reset({ ...valuesOf(saved), password: '' });
      void refresh(mailServerCalls.read, overviewCall);
    },
  });

  async function remove(): Promise<void> {
    const isSure = await confirm({
      title: 'Remove the mail server?',
      text: 'Mails are kept in the outbox from then on and reach nobody. The stored password is forgotten.',
      action: 'Remove mail server',
      tone: 'danger',
    });
    if (!isSure) return;
    const result = await api.call(mailServerCalls.remove);
    if (!result.ok) return notices.problem(result.problem);
    await refresh(mailServerCalls.read, overviewCall);
  }

  return (
    <Form
      form={form}
      label="Mail server"
      submitLabel="Save mail server"
      actions={
        server.source === 'settings' && (
          <Button variant="subtle" color="red" onClick={() => void remove()}>
            Remove
          </Button>
        )
      }
    >
      <TextInput label="Server" placeholder="mail.example.org" {...form.text('host')} />
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <Select
          label="Encryption"
          data={SECURITIES}
          allowDeselect={false}
          {...form.choice('security')}
          onChange={(security) => {
            if (security === null) return;
            // A port of the owner's own stays.
            if (form.values.port === PORTS[form.values.security]) form.set('port', PORTS[security]);
            form.set('security', security);
          }}
        />
        <NumberInput
          label="Port"
          name="port"
          min={1}
          max={65_535}
          allowDecimal={false}
          value={form.values.port}
          error={form.problem?.fields.port}
          onChange={(port) => form.set('port', Number(port))}
        />
        <TextInput label="User" autoComplete="off" {...form.text('user')} />
        <PasswordInput
          label="Password"
          autoComplete="new-password"
          placeholder={server.hasPassword ? 'Stored; type to change it' : ''}
          {...form.text('password')}
        />
      </SimpleGrid>
    </Form>
  );
}

interface ServerValues {
  readonly host: string;
  readonly port: number;
  readonly security: MailServerState['security'];
  readonly user: string;
  readonly password: string;
}

const SECURITIES = [
  { value: 'starttls', label: 'STARTTLS (usual)' },
  { value: 'tls', label: 'TLS from the start' },
  { value: 'plain', label: 'None: only inside your own network' },
] as const;
const PORTS: Readonly<Record<MailServerState['security'], number>> = { starttls: 587, tls: 465, plain: 25 };

function valuesOf({ host, port, security, user }: MailServerState): Omit<ServerValues, 'password'> {
  return { host, port, security, user };
}
