import { ActionIcon, Button, Menu, Paper, Progress, Text, TextInput, Title } from '@mantine/core';
import {
  DateTime,
  EmptyState,
  ErrorState,
  LoadingState,
  notices,
  Screen,
  useConfirm,
} from '@portico/kernel/admin';
import {
  IconBooks,
  IconDotsVertical,
  IconDownload,
  IconFilterOff,
  IconLock,
  IconPackageExport,
  IconSearch,
  IconTrash,
} from '@tabler/icons-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { CLOUD_KITS_PATH } from '../../wire/public.ts';
import { KitsFrame, useKits, usePageView } from '../KitsFrame.tsx';
import styles from './LibraryScreen.module.css';
import {
  type LibraryKit,
  type Quota,
  useLibraryKits,
  useQuota,
  useRefreshLibrary,
} from './libraryQueries.ts';
import { inUnits, storageState } from './storageState.ts';

const KITS = { label: 'Kits', to: '/kits' };
const ABOUT = 'Kits stored on this site, ready to be applied again.';

export default function LibraryScreen() {
  return (
    <KitsFrame title="Kit library" description={ABOUT} parent={KITS}>
      <Library />
    </KitsFrame>
  );
}

function Library() {
  const { data: quota } = useQuota();
  const isOff = quota?.threshold === 0;
  usePageView(quota ? (isOff ? 'kits_cloud_library_upgrade' : 'kits_cloud_library') : null);
  return (
    <Screen
      title="Kit library"
      description={ABOUT}
      parent={KITS}
      actions={
        !isOff && (
          <Button
            component={Link}
            to="/kits/export"
            leftSection={<IconPackageExport size={18} stroke={1.75} aria-hidden />}
          >
            Export a kit
          </Button>
        )
      }
    >
      {quota && !isOff && <Storage quota={quota} />}
      {isOff ? <SwitchedOff hasKits={quota.storage.currentUsage > 0} /> : <Cards />}
    </Screen>
  );
}

function SwitchedOff({ hasKits }: { hasKits: boolean }) {
  const { events } = useKits();
  return (
    <EmptyState
      icon={IconBooks}
      title={hasKits ? 'The library is switched off' : 'This site keeps no kits'}
      text={
        hasKits
          ? 'Its kits are kept and will be back when the server’s configuration switches it on again. Kits can still be exported as files.'
          : 'The library is switched off in the configuration of the server. Kits can still be exported as files.'
      }
      action={
        <Button
          component={Link}
          to="/kits/export"
          onClick={() => events.upgradeClicked('kits_cloud_library')}
        >
          Export as a file
        </Button>
      }
    />
  );
}

const BAR_COLORS = { empty: 'gray', normal: undefined, warning: 'yellow', alert: 'red' } as const;

function Storage({ quota: { storage, currentUsage, threshold } }: { quota: Quota }) {
  const { share, state, text } = storageState(storage.currentUsage, storage.threshold);
  const color = BAR_COLORS[state];
  return (
    <div className={styles.storage} data-state={state}>
      <Progress.Root size="md">
        <Progress.Section value={share * 100} aria-label="Storage" {...(color && { color })} />
      </Progress.Root>
      <Text size="sm" c="dimmed">
        {text}
        {threshold > 0 && ` · ${currentUsage} of ${threshold} kits`}
        {state === 'warning' && ' · almost full'}
        {state === 'alert' && ' · full: delete a kit to save another'}
      </Text>
    </div>
  );
}

function Cards() {
  const { data, error, refetch } = useLibraryKits();
  const [search, setSearch] = useState('');
  if (error) return <ErrorState error={error} retry={refetch} />;
  if (!data) return <LoadingState lines={6} />;
  if (data.length === 0)
    return (
      <Paper withBorder>
        <EmptyState
          icon={IconBooks}
          title="No kits yet"
          text="Export this site’s pages and settings, and save them here."
          action={
            <Button component={Link} to="/kits/export">
              Export a kit
            </Button>
          }
        />
      </Paper>
    );
  const found = data.filter(({ title }) => title.toLowerCase().includes(search.trim().toLowerCase()));
  return (
    <>
      <TextInput
        type="search"
        aria-label="Search kits by name"
        placeholder="Search kits by name"
        leftSection={<IconSearch size={17} stroke={1.75} aria-hidden />}
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
        mb="md"
        maw="24rem"
      />
      {found.length === 0 ? (
        <EmptyState
          icon={IconFilterOff}
          title="Nothing matches"
          action={
            <Button variant="default" onClick={() => setSearch('')}>
              Show all kits
            </Button>
          }
        />
      ) : (
        <ul className={styles.cards} aria-label="Kits">
          {found.map((kit) => (
            <Card key={kit.id} kit={kit} />
          ))}
        </ul>
      )}
    </>
  );
}

function Card({ kit }: { kit: LibraryKit }) {
  const { calls, events } = useKits();
  const confirm = useConfirm();
  const navigate = useNavigate();
  const refresh = useRefreshLibrary();
  const address = `/kits/import?referrer=cloud&id=${kit.id}`;

  async function remove(): Promise<void> {
    events.libraryDeleted();
    const isSure = await confirm({
      title: `Delete “${kit.title}”?`,
      text: 'The kit is gone for good. What was imported from it stays.',
      action: 'Delete kit',
      tone: 'danger',
    });
    if (!isSure) return;
    const answer = await calls.delete(`${CLOUD_KITS_PATH}/${kit.id}`);
    if (!answer.ok)
      notices.problem({ status: 0, code: answer.problem.code, message: answer.problem.message, fields: {} });
    else notices.done(`“${kit.title}” was deleted.`);
    await refresh();
  }

  return (
    <Paper component="li" withBorder className={styles.card}>
      <img className={styles.picture} src={kit.thumbnail_url} alt="" loading="lazy" />
      <div className={styles.words}>
        <Title order={2} size="h4" className={styles.title}>
          {kit.title}
        </Title>
        <Text size="sm" c="dimmed">
          <DateTime value={Date.parse(kit.created_at)} /> · {inUnits(kit.size)}
        </Text>
        {kit.description && (
          <Text size="sm" lineClamp={2}>
            {kit.description}
          </Text>
        )}
      </div>
      <div className={styles.actions}>
        {kit.status === 'locked' ? (
          <Text size="sm" c="dimmed" className={styles.locked}>
            <IconLock size={16} stroke={1.75} aria-hidden /> Locked: the library is over its limit
          </Text>
        ) : (
          <Button
            aria-label={`Apply ${kit.title}`}
            onClick={() => {
              events.libraryApplied(kit.id, address);
              void navigate(address);
            }}
          >
            Apply
          </Button>
        )}
        <Menu position="bottom-end" withinPortal>
          <Menu.Target>
            <ActionIcon variant="default" size="lg" aria-label={`More about ${kit.title}`}>
              <IconDotsVertical size={18} stroke={1.75} aria-hidden />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item
              component="a"
              href={`${CLOUD_KITS_PATH}/${kit.id}/file`}
              download
              leftSection={<IconDownload size={16} stroke={1.75} aria-hidden />}
            >
              Download
            </Menu.Item>
            <Menu.Item
              color="red"
              leftSection={<IconTrash size={16} stroke={1.75} aria-hidden />}
              onClick={() => void remove()}
            >
              Delete
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      </div>
    </Paper>
  );
}
