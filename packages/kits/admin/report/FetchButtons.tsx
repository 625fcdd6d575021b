import { Button } from '@mantine/core';
import { notices, useApi, useRefresh } from '@portico/kernel/admin';
import { IconRefresh } from '@tabler/icons-react';
import { useState } from 'react';
import { kitCalls } from '../../wire/admin.ts';

/** Retries whatever could not be fetched, by host. */
export function FetchButtons({
  session,
  addresses,
}: {
  session: string;
  addresses: readonly { readonly url: string }[];
}) {
  const api = useApi();
  const refresh = useRefresh();
  const [busy, setBusy] = useState<string | null>(null);
  const hosts = [...new Set(addresses.flatMap(({ url }) => (URL.canParse(url) ? [new URL(url).host] : [])))];

  async function fetchFrom(host: string): Promise<void> {
    setBusy(host);
    for (;;) {
      const answer = await api.call(kitCalls.pictures, { params: { session }, body: { hosts: [host] } });
      if (!answer.ok) notices.problem(answer.problem);
      if (!answer.ok || answer.value.isDone) break;
    }
    setBusy(null);
    await refresh(kitCalls.report);
  }

  return hosts.map((host) => (
    <Button
      key={host}
      variant="default"
      mt="sm"
      me="sm"
      loading={busy === host}
      disabled={busy !== null && busy !== host}
      leftSection={<IconRefresh size={18} stroke={1.75} aria-hidden />}
      onClick={() => void fetchFrom(host)}
    >
      Fetch from {host}
    </Button>
  ));
}
