import { Button, Text } from '@mantine/core';
import { notices, useApi, useRefresh } from '@portico/kernel/admin';
import { IconRefresh } from '@tabler/icons-react';
import { useState } from 'react';
import { type ImportReport, kitCalls } from '../../wire/admin.ts';
import { plural } from '../words.ts';
import styles from './Report.module.css';

const SHOWN_AT_FIRST = 10;

/** Pictures that could not be had, with the reason, and another try for each of their hosts. */
export function MissingPictures({
  session,
  missing,
}: {
  session: string;
  missing: ImportReport['pictures']['missing'];
}) {
  const api = useApi();
  const refresh = useRefresh();
  const [busy, setBusy] = useState<string | null>(null);
  const [showsAll, setShowsAll] = useState(false);
  if (missing.length === 0)
    return (
      <Text size="sm" c="dimmed">
        None is missing.
      </Text>
    );
  const hosts = [...new Set(missing.map(({ url }) => new URL(url).host))];

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

  return (
    <>
      <Text size="sm" mb="xs">
        {plural(missing.length, 'picture')} could not be had. A box of the right size stands in for each.
      </Text>
      <ul className={styles.items}>
        {(showsAll ? missing : missing.slice(0, SHOWN_AT_FIRST)).map(({ url, problem, usedOn }) => (
          <li key={url} className={styles.item}>
            <Text size="sm" fw={600}>
              {url}
            </Text>
            <Text size="sm" c="dimmed">
              {[problem, usedOn.length > 0 ? `On ${usedOn.join(', ')}.` : ''].filter(Boolean).join(' ')}
            </Text>
          </li>
        ))}
      </ul>
      {!showsAll && missing.length > SHOWN_AT_FIRST && (
        <Button variant="subtle" size="compact-sm" mt="xs" onClick={() => setShowsAll(true)}>
          Show all {missing.length}
        </Button>
      )}
      {hosts.map((host) => (
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
      ))}
    </>
  );
}
