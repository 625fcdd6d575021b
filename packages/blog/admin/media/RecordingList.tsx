import { Button } from '@mantine/core';
import { notices, useApi, useApiQuery, useConfirm, useRefresh } from '@portico/kernel/admin';
import { sizeInWords } from '@portico/kernel/typesetting';
import { IconMovie, IconTrash } from '@tabler/icons-react';
import {
  LARGEST_RECORDING_BYTES,
  RECORDING_TYPES,
  type Recording,
  type RecordingKind,
  recordingCalls,
  tooLarge,
} from '../../wire/admin.ts';
import { MediaList, useListPlace } from './MediaList.tsx';
import styles from './RecordingList.module.css';
import { UploadArea, type Wanted } from './UploadArea.tsx';
import { useUpload } from './useUpload.ts';

const PAGE = 24;

interface RecordingListProps {
  /** Only videos, or only sounds. */
  readonly kind?: RecordingKind;
  /** Set if one is to be chosen; otherwise they can be managed. An upload is chosen at once. */
  readonly onChoose?: (recording: Recording) => void;
}

/** The site's video and audio files: uploaded, played, and chosen or removed. */
export function RecordingList({ kind, onChoose }: RecordingListProps) {
  const api = useApi();
  const place = useListPlace(PAGE);
  const page = useApiQuery(recordingCalls.list, { query: { kind, ...place.query } }, { keepsPrevious: true });
  const { uploads, upload } = useUpload({
    make: (body) => api.call(recordingCalls.add, { body }),
    list: recordingCalls.list,
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
      <MediaList
        place={place}
        page={page}
        label="Video and audio"
        className={styles.list}
        searchLabel="Search names"
        icon={IconMovie}
        empty={`No ${NAMES[kind ?? 'any']} yet`}
        unmatched="Nothing matches"
      >
        {(recording) => (
          <li key={recording.id} className={styles.recording}>
            <Player recording={recording} />
            <span className={styles.name}>
              {recording.name}
              <span className={styles.size}> · {sizeInWords(recording.bytes)}</span>
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
        )}
      </MediaList>
    </>
  );
}

function Player({ recording: { kind, url, name } }: { recording: Recording }) {
  const shared = { className: styles.player, src: url, controls: true, 'aria-label': name } as const;
  return kind === 'video' ? (
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
    const result = await api.call(recordingCalls.remove, { params: { id } });
    if (!result.ok) return notices.problem(result.problem);
    notices.done(`${name} was removed.`);
    await refresh(recordingCalls.list);
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

const NAMES = { video: 'videos', sound: 'audio files', any: 'video or audio files' } as const;

function wantedFor(kind: RecordingKind | undefined): Wanted {
  const ends = Object.entries(RECORDING_TYPES)
    .filter(([, type]) => !kind || type.startsWith(kind === 'video' ? 'video/' : 'audio/'))
    .map(([end]) => end);
  return {
    accept: ends.map((end) => `.${end}`).join(),
    action: `Upload ${NAMES[kind ?? 'any']}`,
    limits: `${ends.map((end) => (end === 'webm' ? 'WebM' : end.toUpperCase())).join(', ')}, up to ${sizeInWords(LARGEST_RECORDING_BYTES)} each`,
    ending: 'checking…',
  };
}
