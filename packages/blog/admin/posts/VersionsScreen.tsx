import { Button, Group, NavLink, Paper, Stack, Text } from '@mantine/core';
import {
  DateTime,
  EmptyState,
  ErrorState,
  formatTime,
  LoadingState,
  notices,
  Screen,
  useApi,
  useApiQuery,
  useRefresh,
} from '@portico/kernel/admin';
import { IconHistory, IconRestore } from '@tabler/icons-react';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { type EditedPost, postCalls, revisionCalls } from '../../wire/admin.ts';
import { compareTexts } from './compareTexts.ts';
import styles from './Posts.module.css';
import { readableText } from './readableText.ts';

/** A post's versions: how each differs from the current text, and restoring it. */
export default function VersionsScreen() {
  const { id = '' } = useParams();
  const [chosen, setChosen] = useState<number | null>(null);
  const post = useApiQuery(postCalls.read, { params: { id } });
  const versions = useApiQuery(revisionCalls.list, { params: { id } });
  const error = post.error ?? versions.error;
  const shown = chosen ?? versions.data?.items[0]?.id;
  return (
    <Screen
      title="Versions"
      parent={{ label: post.data?.title || 'Post', to: `/posts/${id}` }}
      description="Every save is kept. Green was added since, red was removed since."
    >
      {error ? (
        <ErrorState error={error} retry={() => void versions.refetch()} />
      ) : !post.data || !versions.data ? (
        <LoadingState lines={6} />
      ) : versions.data.items.length === 0 ? (
        <EmptyState icon={IconHistory} title="No versions yet" text="Each save makes one." />
      ) : (
        <div className={styles.editor}>
          <Paper withBorder p="md" className={styles.main ?? ''}>
            {shown !== undefined && <Compared post={post.data} revision={shown} key={shown} />}
          </Paper>
          <nav className={styles.side} aria-label="Versions">
            <Paper withBorder>
              {versions.data.items.map((version) => (
                <NavLink
                  key={version.id}
                  component="button"
                  type="button"
                  active={version.id === shown}
                  aria-current={version.id === shown || undefined}
                  onClick={() => setChosen(version.id)}
                  label={formatTime(version.madeAt, Date.now()).exact}
                  description={`${version.by}${version.kind === 'autosave' ? ', kept automatically' : ''}`}
                />
              ))}
            </Paper>
          </nav>
        </div>
      )}
    </Screen>
  );
}

function Compared({ post, revision }: { post: EditedPost; revision: number }) {
  const api = useApi();
  const navigate = useNavigate();
  const refresh = useRefresh();
  const params = { id: post.id, revision };
  const { data, error, refetch } = useApiQuery(revisionCalls.read, { params });
  if (error) return <ErrorState error={error} retry={refetch} />;
  if (!data) return <LoadingState lines={6} />;
  const isCurrent = data.html === post.html && data.title === post.title && data.excerpt === post.excerpt;

  async function restore(): Promise<void> {
    const result = await api.call(revisionCalls.restore, { params });
    if (!result.ok) return notices.problem(result.problem);
    await refresh(postCalls.list);
    notices.done('The version is restored. The text that it replaced is kept as a version, too.');
    void navigate(`/posts/${post.id}`);
  }

  return (
    <Stack gap="md">
      <Group justify="space-between">
        <Text size="sm" c="dimmed">
          {data.by}, <DateTime value={data.madeAt} form="exact" />
        </Text>
        <Button
          disabled={isCurrent}
          leftSection={<IconRestore size={18} stroke={1.75} aria-hidden />}
          onClick={() => void restore()}
        >
          {isCurrent ? 'This is the current text' : 'Restore this version'}
        </Button>
      </Group>
      <Text fw={600} component="h2" className={styles.compared ?? ''}>
        <Pieces before={data.title} after={post.title} />
      </Text>
      <div className={styles.compared}>
        <Pieces before={readableText(data.html)} after={readableText(post.html)} />
      </div>
    </Stack>
  );
}

function Pieces({ before, after }: { before: string; after: string }) {
  return compareTexts(before, after).map((piece, index) => {
    const key = `${index} ${piece.is}`;
    if (piece.is === 'added') return <ins key={key}>{piece.text}</ins>;
    if (piece.is === 'removed') return <del key={key}>{piece.text}</del>;
    return <span key={key}>{piece.text}</span>;
  });
}
