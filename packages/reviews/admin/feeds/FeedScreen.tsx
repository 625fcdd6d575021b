import { Button } from '@mantine/core';
import {
  ErrorState,
  LoadingState,
  notices,
  Screen,
  useApi,
  useApiQuery,
  useConfirm,
  useForm,
  useRefresh,
} from '@portico/kernel/admin';
import { IconTrash } from '@tabler/icons-react';
import { useNavigate, useParams } from 'react-router';
import { type Feed, type FeedDraft, feedCalls, type Place, placeCalls } from '../../wire/admin.ts';
import { EmbedSection } from './EmbedSection.tsx';
import { FeedFields } from './FeedFields.tsx';
import { FeedPreview } from './FeedPreview.tsx';
import styles from './FeedScreen.module.css';
import { type FeedValues, newFeed, toDraft, toValues } from './feedValues.ts';

const PARENT = { label: 'Review feeds', to: '/review-feeds' };

export default function FeedScreen() {
  const { id } = useParams();
  const places = useApiQuery(placeCalls.list);
  return id === undefined ? (
    <NewFeed places={places.data?.items} />
  ) : (
    <KnownFeed id={id} places={places.data?.items} />
  );
}

function NewFeed({ places }: { places: Place[] | undefined }) {
  if (!places) return <Waiting error={null} />;
  return <FeedEditor id={null} initial={newFeed(places)} places={places} />;
}

function KnownFeed({ id, places }: { id: string; places: Place[] | undefined }) {
  const { data, error, refetch } = useApiQuery(feedCalls.read, { params: { id } });
  if (error || !data || !places) return <Waiting error={error} retry={refetch} />;
  return <FeedEditor id={data.id} initial={toValues(data)} places={places} key={data.id} />;
}

function Waiting({ error, retry }: { error: Error | null; retry?: () => unknown }) {
  return (
    <Screen title="Feed" parent={PARENT}>
      {error ? <ErrorState error={error} retry={() => retry?.()} /> : <LoadingState lines={8} />}
    </Screen>
  );
}

function FeedEditor({ id, initial, places }: { id: number | null; initial: FeedValues; places: Place[] }) {
  const api = useApi();
  const navigate = useNavigate();
  const refresh = useRefresh();
  const confirm = useConfirm();
  const form = useForm<FeedValues, Feed>({
    initial,
    submit(entered) {
      const draft: FeedDraft = toDraft(entered);
      return id === null
        ? api.call(feedCalls.add, { body: draft })
        : api.call(feedCalls.change, { params: { id }, body: draft });
    },
    onDone(feed) {
      notices.done('The feed is saved. Pages show it at once.');
      void refresh(feedCalls.list);
      if (id === null) setTimeout(() => void navigate(`/review-feeds/${feed.id}`));
    },
  });

  async function remove(): Promise<void> {
    const isSure = await confirm({
      title: 'Remove this feed?',
      text: 'Pages that show it will leave it out. Its reviews stay.',
      action: 'Remove feed',
      tone: 'danger',
    });
    if (!isSure || id === null) return;
    const result = await api.call(feedCalls.remove, { params: { id } });
    if (!result.ok) return notices.problem(result.problem);
    await refresh(feedCalls.list);
    void navigate('/review-feeds');
  }

  return (
    <Screen
      title={id === null ? 'New feed' : initial.title}
      parent={PARENT}
      actions={
        id !== null && (
          <Button
            variant="default"
            leftSection={<IconTrash size={18} stroke={1.75} aria-hidden />}
            onClick={() => void remove()}
          >
            Remove
          </Button>
        )
      }
    >
      <div className={styles.editor}>
        <FeedFields form={form} places={places} isNew={id === null} />
        <div className={styles.result}>
          <FeedPreview draft={toDraft(form.values)} />
          {id !== null && <EmbedSection id={id} />}
        </div>
      </div>
    </Screen>
  );
}
