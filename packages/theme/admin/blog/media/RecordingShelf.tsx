import { Button, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import {
  EmptyState,
  ErrorState,
  LoadingState,
  notices,
  useApi,
  useApiQuery,
  useConfirm,
  useRefresh,
} from '@portico/kernel/admin';
import { IconMovie, IconSearch, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import {
  LARGEST_RECORDING_BYTES,
  RECORDING_TYPES,
  type Recording,
  type RecordingKind,
  tooLarge,
} from '../../../blogAdminProtocol.ts';
import { NewerOlder } from './NewerOlder.tsx';
import styles from './RecordingShelf.module.css';
import { UploadArea, type Wanted } from './UploadArea.tsx';
import { useUpload } from './useUpload.ts';

const CALL = '/blog/recordings';
const SEARCH_DELAY_MS = 250;
const PAGE = 24;

interface RecordingShelfProps {
  /** Only films, or only sounds. */
  readonly kind?: RecordingKind;
  /** Where one is to be chosen; else they are kept in order. What was just uploaded is chosen. */
  readonly onChoose?: (recording: Recording) => void;
}

/** The films and sounds of the site, newest first: uploaded, searched, played, and chosen or removed. */
export function RecordingShelf({ kind, onChoose }: RecordingShelfProps) {
  const [text, setText] = useState('');
  const [search] = useDebouncedValue(text.trim(), SEARCH_DELAY_MS);
  const [cursors, setCursors] = useState<readonly string[]>([]);
  const { data, error, refetch } = useApiQuery<{ items: Recording[]; nextCursor: string | null }>(
    CALL,
    { kind, search, cursor: cursors.at(-1), limit: PAGE },
    { keepsPrevious: true },
  );
  const { uploads, upload } = useUpload<Recording>({
    call: CALL,
    refusal: ({ size }) => (size > LARGEST_RECORDING_BYTES ? tooLarge('It') : null),
    onMade: (made) => (kind === undefined || made.kind === kind) && onChoose?.(made),
  });
  return (
    <>
      <UploadArea
        wanted={wantedFor(kind)}
        uploads={uploads}
        onFiles={(files) => void upload(onChoose ? files.slice(0, 1) : files)}
      />
      <TextInput
        type="search"
        aria-label="Search names"
        placeholder="Search names"
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value);
          setCursors([]);
        }}
        leftSection={<IconSearch size={17} stroke={1.75} aria-hidden />}
        className={styles.search}
      />
      {error ? (
        <ErrorState error={error} retry={refetch} />
      ) : !data ? (
        <LoadingState lines={4} />
      ) : data.items.length === 0 ? (
        <EmptyState
          icon={IconMovie}
          title={search ? 'Nothing matches' : `No ${NAMES[kind ?? 'any']} yet`}
          text={search ? 'Try other words.' : 'Upload the first above.'}
        />
      ) : (
        <ul className={styles.shelf} aria-label="Films and sounds">
          {data.items.map((recording) => (
            <li key={recording.id} className={styles.recording}>
              <Player recording={recording} />
              <span className={styles.name}>
                {recording.name}
                <span className={styles.size}> · {inMegabytes(recording.bytes)}</span>
              </span>
              {onChoose ? (
                <Button
                  variant="light"
                  size="compact-sm"
                  aria-label={`Choose ${recording.name}`}
                  onClick={() => onChoose(recording)}
                >
                  Choose
                </Button>
              ) : (
                <RemoveButton recording={recording} />
              )}
            </li>
          ))}
        </ul>
      )}
      {data && <NewerOlder cursors={cursors} nextCursor={data.nextCursor} go={setCursors} />}
    </>
  );
}

function Player({ recording: { kind, url, name } }: { recording: Recording }) {
  const shared = { className: styles.player, src: url, controls: true, 'aria-label': name } as const;
  return kind === 'film' ? (
    <video {...shared} preload="metadata" playsInline />
  ) : (
    <audio {...shared} preload="none" />
  );
}

function RemoveButton({ recording: { id, name } }: { recording: Recording }) {
  const api = useApi();
  const confirm = useConfirm();
  const refresh = useRefresh();
  async function remove(): Promise<void> {
    const isSure = await confirm({
      title: `Remove ${name}?`,
      text: 'Pages that play it will have a gap. This cannot be undone.',
      action: 'Remove file',
      tone: 'danger',
    });
    if (!isSure) return;
    const result = await api.delete(`${CALL}/${id}`);
    if (!result.ok) return notices.problem(result.problem);
    notices.done(`${name} was removed.`);
    await refresh(CALL);
  }
  return (
    <Button
      color="red"
      variant="subtle"
      size="compact-sm"
      leftSection={<IconTrash size={16} stroke={1.75} aria-hidden />}
      aria-label={`Remove ${name}`}
      onClick={() => void remove()}
    >
      Remove
    </Button>
  );
}

const NAMES = { film: 'films', sound: 'sounds', any: 'films or sounds' } as const;

function wantedFor(kind: RecordingKind | undefined): Wanted {
  const ends = Object.entries(RECORDING_TYPES)
    .filter(([, type]) => !kind || type.startsWith(kind === 'film' ? 'video/' : 'audio/'))
    .map(([end]) => end);
  return {
    accept: ends.map((end) => `.${end}`).join(),
    action: `Upload ${NAMES[kind ?? 'any']}`,
    limits: `${ends.map((end) => (end === 'webm' ? 'WebM' : end.toUpperCase())).join(', ')}, up to 500 MB each`,
    ending: 'being checked…',
  };
}

function inMegabytes(bytes: number): string {
  const megabytes = bytes / 1024 / 1024;
  return megabytes < 0.1 ? 'under 0.1 MB' : `${megabytes.toFixed(1)} MB`;
}
