import { Button, Code, Group, Switch, Text } from '@mantine/core';
import {
  DateTime,
  type ListColumn,
  ListScreen,
  notices,
  useApi,
  useApiQuery,
  useConfirm,
  useRefresh,
} from '@portico/kernel/admin';
import { IconChartBar, IconTrash } from '@tabler/icons-react';
import { eventCalls, type KitEvent, kitCalls } from '../wire/admin.ts';
import styles from './AnalyticsScreen.module.css';

const COLUMNS: readonly ListColumn<KitEvent>[] = [
  { header: 'Event', cell: ({ name }) => <span className={styles.name}>{name}</span> },
  {
    header: 'Details',
    cell: ({ payload }) => <Code className={styles.payload}>{shortened(payload)}</Code>,
    explainsItself: true,
  },
  { header: 'When', width: 'fit', cell: ({ happenedAt }) => <DateTime value={happenedAt} /> },
];

/** What the kit screens have reported, while reporting is switched on. */
export default function AnalyticsScreen() {
  const api = useApi();
  const confirm = useConfirm();
  const refresh = useRefresh();
  const { data } = useApiQuery(eventCalls.readSwitch);

  async function change(isOn: boolean): Promise<void> {
    const answer = await api.call(eventCalls.setSwitch, { body: { isOn } });
    if (!answer.ok) return notices.problem(answer.problem);
    await refresh(eventCalls.readSwitch, kitCalls.config);
    notices.done(isOn ? 'From now on, what happens on these screens is kept.' : 'Nothing more is kept.');
  }

  async function empty(): Promise<void> {
    const isSure = await confirm({
      title: 'Delete all events?',
      text: 'All stored events are deleted. This cannot be undone.',
      action: 'Delete all events',
      tone: 'danger',
    });
    if (!isSure) return;
    const answer = await api.call(eventCalls.forget);
    if (!answer.ok) return notices.problem(answer.problem);
    await refresh(eventCalls.list);
    notices.done('All events were deleted.');
  }

  return (
    <ListScreen
      title="Kit analytics"
      description={
        <>
          Who exports, imports and applies kits, and what goes wrong. It is kept on this site for 90 days and
          sent nowhere.
        </>
      }
      actions={
        <Group gap="md">
          <Switch
            label="Keep events"
            checked={data?.isOn ?? false}
            disabled={!data}
            onChange={(event) => void change(event.currentTarget.checked)}
          />
          <Button
            variant="default"
            leftSection={<IconTrash size={18} stroke={1.75} aria-hidden />}
            onClick={() => void empty()}
          >
            Empty
          </Button>
        </Group>
      }
      call={eventCalls.list}
      columns={COLUMNS}
      itemKey={({ id }) => id}
      searchLabel="Search events and details"
      empty={{
        icon: IconChartBar,
        title: data?.isOn ? 'Nothing happened yet' : 'Events are not kept',
        text: (
          <Text component="span" c="dimmed">
            {data?.isOn
              ? 'Export or import a kit, and it appears here.'
              : 'Switch “Keep events” on to see here what happens on the screens for kits.'}
          </Text>
        ),
      }}
    />
  );
}

const LONGEST = 400;

function shortened(payload: string): string {
  return payload.length > LONGEST ? `${payload.slice(0, LONGEST)}…` : payload;
}
