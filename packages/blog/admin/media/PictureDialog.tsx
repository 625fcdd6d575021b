import { Anchor, Button, Group, List, Modal, Stack, Text } from '@mantine/core';
import {
  DateTime,
  ErrorState,
  LoadingState,
  notices,
  useApi,
  useApiQuery,
  useConfirm,
  useIsPhone,
  useRefresh,
} from '@portico/kernel/admin';
import { IconTrash } from '@tabler/icons-react';
import { Link } from 'react-router';
import { type PictureDetails, pictureCalls, postCalls } from '../../wire/admin.ts';
import styles from './Media.module.css';
import { PictureWordsForm } from './PictureWordsForm.tsx';

/** One picture: its texts, where it is used, and removing it. */
export function PictureDialog({ id, close }: { id: number; close: () => void }) {
  const { data, error, refetch } = useApiQuery(pictureCalls.read, { params: { id } });
  return (
    <Modal
      opened
      onClose={close}
      title={data?.name ?? 'Picture'}
      size="lg"
      fullScreen={useIsPhone()}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      {error ? (
        <ErrorState error={error} retry={refetch} />
      ) : data ? (
        <Details picture={data} close={close} />
      ) : (
        <LoadingState lines={5} />
      )}
    </Modal>
  );
}

function Details({ picture, close }: { picture: PictureDetails; close: () => void }) {
  const api = useApi();
  const confirm = useConfirm();
  const refresh = useRefresh();
  const params = { id: picture.id };

  async function remove(): Promise<void> {
    const isSure = await confirm({
      title: `Remove ${picture.name}?`,
      text:
        picture.usedIn.length === 0
          ? 'No post shows it. This cannot be undone.'
          : picture.usedIn.length === 1
            ? 'One post shows it and will have a gap. This cannot be undone.'
            : `${picture.usedIn.length} posts show it and will have a gap. This cannot be undone.`,
      action: 'Remove picture',
      tone: 'danger',
    });
    if (!isSure) return;
    const result = await api.call(pictureCalls.remove, { params });
    if (!result.ok) return notices.problem(result.problem);
    notices.done(`${picture.name} was removed.`);
    close();
    await refresh(pictureCalls.list, postCalls.list);
  }

  return (
    <Stack gap="md">
      <img
        className={styles.large}
        src={picture.url}
        alt={picture.alt}
        width={picture.width}
        height={picture.height}
      />
      <Text size="sm" c="dimmed">
        {picture.width} × {picture.height} pixels, <DateTime value={picture.madeAt} />
      </Text>
      <PictureWordsForm picture={picture} />
      {picture.usedIn.length > 0 && (
        <div>
          <Text size="sm" fw={600}>
            Used in
          </Text>
          <List size="sm">
            {picture.usedIn.map((post) => (
              <List.Item key={post.id}>
                <Anchor component={Link} to={`/posts/${post.id}`}>
                  {post.title || 'Untitled'}
                </Anchor>
              </List.Item>
            ))}
          </List>
        </div>
      )}
      <Group justify="flex-end">
        <Button
          color="red"
          variant="light"
          leftSection={<IconTrash size={18} stroke={1.75} aria-hidden />}
          onClick={() => void remove()}
        >
          Remove picture
        </Button>
      </Group>
    </Stack>
  );
}
