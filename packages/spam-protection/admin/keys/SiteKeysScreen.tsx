import { Button, Group, Stack, Table, Text, TextInput } from '@mantine/core';
import {
  DateTime,
  EmptyState,
  ErrorState,
  Form,
  LoadingState,
  notices,
  Screen,
  Section,
  Snippet,
  useApi,
  useApiQuery,
  useConfirm,
  useForm,
  useRefresh,
} from '@portico/kernel/admin';
import { IconKey } from '@tabler/icons-react';
import { useState } from 'react';
import { type SiteKey, siteKeyCalls } from '../../wire/admin.ts';

/** Other sites, for example WordPress with our plugin, that ask this server for spam verdicts. */
export default function SiteKeysScreen() {
  const { data, error, refetch } = useApiQuery(siteKeyCalls.list);
  return (
    <Screen
      title="Connected sites"
      description="A WordPress site with the Portico plugin can ask this server whether a comment or a message is spam. Each site needs its own key."
      width="form"
    >
      <Stack gap="lg">
        <NewKey />
        <Section title="Keys">
          {data ? (
            <Keys keys={data.keys} />
          ) : error ? (
            <ErrorState error={error} retry={refetch} />
          ) : (
            <LoadingState />
          )}
        </Section>
      </Stack>
    </Screen>
  );
}

interface MadeKey {
  readonly key: SiteKey;
  readonly secret: string;
}

function NewKey() {
  const api = useApi();
  const refresh = useRefresh();
  const [made, setMade] = useState<MadeKey | null>(null);
  const form = useForm<{ name: string }, MadeKey>({
    initial: { name: '' },
    submit: ({ name }) => api.call(siteKeyCalls.make, { body: { name } }),
    onDone: (key) => {
      setMade(key);
      void refresh(siteKeyCalls.list);
    },
  });
  if (!made)
    return (
      <Form form={form} label="New key" submitLabel="Make a key">
        <TextInput
          label="Name of the site"
          description="For you, to tell the keys apart."
          maxLength={100}
          required
          {...form.text('name')}
        />
      </Form>
    );
  return (
    <Section
      title={`Key for ${made.key.name}`}
      description="Copy both into Settings → Portico of that site. The secret is shown only now."
    >
      <Stack gap="md">
        <Snippet label="Key" code={made.key.id} />
        <Snippet label="Secret" code={made.secret} />
        <Group>
          <Button variant="default" onClick={() => setMade(null)}>
            I have copied both
          </Button>
        </Group>
      </Stack>
    </Section>
  );
}

function Keys({ keys }: { keys: readonly SiteKey[] }) {
  const api = useApi();
  const confirm = useConfirm();
  const refresh = useRefresh();

  async function revoke(key: SiteKey) {
    const isSure = await confirm({
      title: `Revoke the key of ${key.name}?`,
      text: 'That site gets no more verdicts; its comments and messages are handled as they were before.',
      action: 'Revoke key',
      tone: 'danger',
    });
    if (!isSure) return;
    const result = await api.call(siteKeyCalls.revoke, { params: { id: key.id } });
    if (!result.ok) return notices.problem(result.problem);
    await refresh(siteKeyCalls.list);
    notices.done('The key is revoked.');
  }

  if (keys.length === 0)
    return (
      <EmptyState
        icon={IconKey}
        title="No site is connected yet"
        text="Make a key above for the first one."
      />
    );
  return (
    <Table aria-label="Keys">
      <Table.Thead>
        <Table.Tr>
          <Table.Th>Site</Table.Th>
          <Table.Th>Last used</Table.Th>
          <Table.Th aria-label="Actions" />
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {keys.map((key) => (
          <Table.Tr key={key.id}>
            <Table.Td>{key.name}</Table.Td>
            <Table.Td>
              {key.usedAt === null ? <Text size="sm">Never</Text> : <DateTime value={key.usedAt} />}
            </Table.Td>
            <Table.Td ta="end">
              <Button size="compact-sm" variant="default" onClick={() => void revoke(key)}>
                Revoke
              </Button>
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
