import { Button, Drawer, Group, Stack, Text } from '@mantine/core';
import {
  DateTime,
  ErrorState,
  LoadingState,
  notices,
  useApi,
  useApiQuery,
  useRefresh,
} from '@portico/kernel/admin';
import { documentCalls, type RevisionSummary, revisionCalls } from '../../wire/admin.ts';
import styles from '../panel/panels.module.css';

interface RevisionsProps {
  readonly isOpen: boolean;
  readonly close: () => void;
  readonly documentId: number;
  readonly version: number;
  /** Saves the current state as another revision and returns the version after that; `null` if it failed. */
  readonly keepCurrent: () => Promise<number | null>;
  readonly onRestored: () => void;
}

const KINDS = { saved: 'Saved', published: 'Published', autosave: 'Autosaved', restored: 'Restored' };

/** All revisions of the page; each can be viewed and restored as the draft. */
export function Revisions({ isOpen, close, ...props }: RevisionsProps) {
  return (
    <Drawer
      opened={isOpen}
      onClose={close}
      position="right"
      title="Revisions"
      closeButtonProps={{ 'aria-label': 'Close the revisions' }}
    >
      {isOpen && <List {...props} close={close} />}
    </Drawer>
  );
}

function List({ documentId, version, keepCurrent, onRestored, close }: Omit<RevisionsProps, 'isOpen'>) {
  const params = { id: documentId };
  const { data, error, refetch } = useApiQuery(revisionCalls.list, { params, query: { version } });
  const api = useApi();
  const refresh = useRefresh();

  async function restore(revision: RevisionSummary): Promise<void> {
    const kept = await keepCurrent();
    if (kept === null) return close();
    const result = await api.call(revisionCalls.restore, {
      params: { ...params, revision: revision.id },
      body: { version: kept },
    });
    if (!result.ok) return notices.problem(result.problem);
    await refresh(documentCalls.list);
    notices.done('That revision is the draft now. Publish it when visitors should see it.');
    close();
    onRestored();
  }

  async function look(revision: RevisionSummary): Promise<void> {
    const opened = window.open('about:blank', '_blank');
    const result = await api.call(documentCalls.preview, { params, body: { revision: revision.id } });
    if (result.ok && opened) opened.location.replace(result.value.address);
    else opened?.close();
    if (!result.ok) notices.problem(result.problem);
  }

  if (error) return <ErrorState error={error} retry={refetch} />;
  if (!data) return <LoadingState lines={6} />;
  return (
    <Stack gap={0} component="ul" className={styles.revisions ?? ''}>
      {data.items.map((revision) => (
        <li key={revision.id} className={styles.revision}>
          <div>
            <Text size="sm" fw={560}>
              {KINDS[revision.kind]}: {revision.title}
            </Text>
            <Text size="xs" c="dimmed">
              <DateTime value={revision.madeAt} />, {revision.authorName}
            </Text>
          </div>
          <Group gap={6} wrap="nowrap">
            <Button size="compact-xs" variant="subtle" onClick={() => void look(revision)}>
              Look
            </Button>
            <Button size="compact-xs" variant="default" onClick={() => void restore(revision)}>
              Restore
            </Button>
          </Group>
        </li>
      ))}
    </Stack>
  );
}
