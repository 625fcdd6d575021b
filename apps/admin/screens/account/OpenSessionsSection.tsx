import { Button, Text } from '@mantine/core';
import {
  DateTime,
  ErrorState,
  LoadingState,
  notices,
  Section,
  StateBadge,
  useApi,
  useApiQuery,
  useConfirm,
  useRefresh,
} from '@portico/kernel/admin';
import { IconDeviceLaptop, IconDeviceMobile } from '@tabler/icons-react';
import { accountCalls, type OpenSession } from '../../wire/admin.ts';
import { deviceOf } from './deviceOf.ts';
import styles from './OpenSessionsSection.module.css';

/** Lists the person's open sessions and lets them end each. */
export function OpenSessionsSection() {
  const api = useApi();
  const refresh = useRefresh();
  const confirm = useConfirm();
  const { data, error, refetch } = useApiQuery(accountCalls.sessions);
  const others = data?.items.filter((session) => !session.isThisOne).length ?? 0;

  async function end(session: OpenSession) {
    const result = await api.call(accountCalls.endSession, { params: { id: session.id } });
    if (!result.ok) return notices.problem(result.problem);
    notices.done('That device is signed out.');
    await refresh(accountCalls.sessions);
  }

  async function endAll() {
    const isSure = await confirm({
      title: 'Sign out everywhere else?',
      text: 'You stay signed in here. Everywhere else you will need your password again.',
      action: 'Sign out everywhere else',
    });
    if (!isSure) return;
    const result = await api.call(accountCalls.endOtherSessions);
    if (!result.ok) return notices.problem(result.problem);
    notices.done('You are now signed in here only.');
    await refresh(accountCalls.sessions);
  }

  return (
    <Section
      title="Where you are signed in"
      actions={
        others > 0 && (
          <Button variant="default" onClick={() => void endAll()}>
            Sign out everywhere else
          </Button>
        )
      }
    >
      {!data ? (
        error ? (
          <ErrorState error={error} retry={refetch} />
        ) : (
          <LoadingState lines={3} />
        )
      ) : (
        <ul className={styles.sessions}>
          {data.items.map((session) => (
            <SessionRow key={session.id} session={session} end={() => end(session)} />
          ))}
        </ul>
      )}
    </Section>
  );
}

function SessionRow({ session, end }: { session: OpenSession; end: () => Promise<void> }) {
  const device = deviceOf(session.userAgent);
  const Icon = device.isMobile ? IconDeviceMobile : IconDeviceLaptop;
  return (
    <li className={styles.session}>
      <Icon size={22} stroke={1.5} aria-hidden />
      <div className={styles.words}>
        <Text fw={560}>{device.name}</Text>
        <Text size="sm" c="dimmed">
          {session.address} · last seen <DateTime value={session.seenAt} />
        </Text>
      </div>
      {session.isThisOne ? (
        <StateBadge tone="good" label="This device" />
      ) : (
        <Button
          variant="subtle"
          size="compact-sm"
          aria-label={`Sign out of ${device.name}, ${session.address}`}
          onClick={() => void end()}
        >
          Sign out
        </Button>
      )}
    </li>
  );
}
