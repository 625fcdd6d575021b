import { Alert, Anchor, Button, FileInput, Group, List, Progress, Stack, Text } from '@mantine/core';
import {
  DateTime,
  EmptyState,
  ErrorState,
  hrefOf,
  LoadingState,
  notices,
  Screen,
  Section,
  StateBadge,
  useApi,
  useApiQuery,
  useRefresh,
  useWayBack,
} from '@portico/kernel/admin';
import { IconDownload, IconFileImport } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { type ImportItem, importCalls } from '../../wire/admin.ts';
import { bringFile } from '../media/bringFile.ts';
import { countsInWords } from './countsInWords.ts';
import { progressOf } from './progressOf.ts';

const WATCH_MS = 1_000;

export default function ImportScreen() {
  const back = useWayBack();
  return (
    <Screen
      {...(back && { parent: back })}
      title="Import & export"
      description="Bring posts over from WordPress, or carry yours elsewhere."
      width="form"
    >
      <NewImport />
      <LastImports />
      <Section
        title="Export"
        description="All posts and pages, with their categories, tags and authors, as a file that WordPress and Portico can import."
      >
        <Button
          component="a"
          href={hrefOf(importCalls.export)}
          download
          variant="default"
          leftSection={<IconDownload size={18} stroke={1.75} aria-hidden />}
        >
          Download the export file
        </Button>
      </Section>
    </Screen>
  );
}

function NewImport() {
  const api = useApi();
  const refresh = useRefresh();
  const [share, setShare] = useState<number | null>(null);

  async function start(file: File | null): Promise<void> {
    if (!file) return;
    setShare(0);
    const brought = await bringFile(api, file, setShare);
    const begun = brought.ok
      ? await api.call(importCalls.begin, { body: { upload: brought.value, name: file.name } })
      : brought;
    setShare(null);
    await refresh(importCalls.list);
    if (!begun.ok) notices.problem(begun.problem);
  }

  return (
    <Section
      title="Import from WordPress"
      description="In WordPress, choose Tools → Export → All content, and upload the file here. What was imported before is left alone; if the file is broken, nothing is changed."
    >
      <Stack gap="sm">
        <FileInput
          label="Export file"
          placeholder="Choose an .xml file"
          accept=".xml,text/xml,application/xml"
          leftSection={<IconFileImport size={18} stroke={1.75} aria-hidden />}
          disabled={share !== null}
          value={null}
          onChange={(file) => void start(file)}
        />
        {share !== null && (
          <div role="status">
            <Text size="sm">Uploading the file… {Math.round(share * 100)}%</Text>
            <Progress value={share * 100} aria-label="Upload" />
          </div>
        )}
        <Text size="sm" c="dimmed">
          Pages and templates designed with Elementor are put into your library of kits, from where you import
          them with their pictures. Pictures of other posts are not fetched from the old site: upload them
          under{' '}
          <Anchor component={Link} to="/media" underline="always" inherit>
            Media
          </Anchor>{' '}
          with the same names, and the posts will show them.
        </Text>
      </Stack>
    </Section>
  );
}

function LastImports() {
  const { data, error, refetch } = useApiQuery(importCalls.list, {}, { refreshEveryMs: WATCH_MS });
  return (
    <Section title="Recent imports">
      {error ? (
        <ErrorState error={error} retry={refetch} />
      ) : !data ? (
        <LoadingState lines={3} />
      ) : data.items.length === 0 ? (
        <EmptyState icon={IconFileImport} title="Nothing has been imported yet" />
      ) : (
        <Stack gap="lg" component="ul" p={0} m={0}>
          {data.items.map((item) => (
            <Result item={item} key={item.id} />
          ))}
        </Stack>
      )}
    </Section>
  );
}

function Result({ item }: { item: ImportItem }) {
  const back = useWayBack();
  const isBusy = item.state === 'reading' || item.state === 'writing';
  return (
    <Stack gap="xs" component="li" style={{ listStyle: 'none' }}>
      <Group justify="space-between" gap="sm">
        <Text fw={550}>{item.name}</Text>
        <Group gap="sm">
          <Text size="sm" c="dimmed">
            <DateTime value={item.begunAt} />
          </Text>
          <State item={item} />
        </Group>
      </Group>
      {isBusy && <UnderWay item={item} />}
      {item.problem && (
        <Alert color="red" role="alert">
          {item.problem}
        </Alert>
      )}
      {item.state === 'done' && (
        <List size="sm">
          {countsInWords(item.counts).map((line) => (
            <List.Item key={line}>{line}</List.Item>
          ))}
        </List>
      )}
      {item.state === 'done' && (item.counts.designed ?? 0) > 0 && (
        <Anchor component={Link} to="/kits/library" size="sm" underline="always">
          Open the library of kits to import the designs
        </Anchor>
      )}
      {item.state === 'done' && back && (
        <Anchor component={Link} to={back.to} size="sm" underline="always">
          {back.label}
        </Anchor>
      )}
    </Stack>
  );
}

function UnderWay({ item }: { item: ImportItem }) {
  const { words, share } = progressOf(item);
  return (
    <div>
      <Text size="sm" role="status">
        {words}
      </Text>
      <Progress value={share * 100} animated aria-label={`Import of ${item.name}`} aria-valuetext={words} />
    </div>
  );
}

function State({ item }: { item: ImportItem }) {
  if (item.state === 'done') return <StateBadge tone="good" label="Imported" />;
  if (item.state === 'failed') return <StateBadge tone="bad" label="Refused" />;
  return <StateBadge tone="busy" label="Under way" />;
}
