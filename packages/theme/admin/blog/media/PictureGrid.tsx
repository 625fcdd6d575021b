import { TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { EmptyState, ErrorState, LoadingState, useApiQuery } from '@portico/kernel/admin';
import { IconPhoto, IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import type { Picture } from '../../../blogAdminProtocol.ts';
import styles from './Media.module.css';
import { NewerOlder } from './NewerOlder.tsx';

const SEARCH_DELAY_MS = 250;
const PAGE = 48;

interface PictureGridProps {
  readonly onChoose: (picture: Picture) => void;
  /** The numbers of those that are chosen, where several can be. */
  readonly chosen?: readonly number[];
}

/** The pictures of the site, newest first, searched and paged. */
export function PictureGrid({ onChoose, chosen }: PictureGridProps) {
  const [text, setText] = useState('');
  const [search] = useDebouncedValue(text.trim(), SEARCH_DELAY_MS);
  const [cursors, setCursors] = useState<readonly string[]>([]);
  const { data, error, refetch } = useApiQuery<{ items: Picture[]; nextCursor: string | null }>(
    '/blog/media',
    { search, cursor: cursors.at(-1), limit: PAGE },
    { keepsPrevious: true },
  );
  return (
    <>
      <TextInput
        type="search"
        aria-label="Search names and descriptions"
        placeholder="Search names and descriptions"
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
        <LoadingState lines={5} />
      ) : data.items.length === 0 ? (
        <EmptyState
          icon={IconPhoto}
          title={search ? 'No picture matches' : 'No pictures yet'}
          text={search ? 'Try other words.' : 'Upload the first one above.'}
        />
      ) : (
        <ul className={styles.grid} aria-label="Pictures">
          {data.items.map((picture) => (
            <li key={picture.id}>
              <button
                type="button"
                className={styles.tile}
                aria-pressed={chosen?.includes(picture.id)}
                onClick={() => onChoose(picture)}
              >
                <img
                  className={styles.picture}
                  src={picture.smallUrl}
                  alt={picture.alt}
                  width={320}
                  height={240}
                  loading="lazy"
                />
                <span className={styles.name}>
                  {picture.name}
                  {picture.alt === '' && <span className={styles.missing}> · not described</span>}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {data && <NewerOlder cursors={cursors} nextCursor={data.nextCursor} go={setCursors} />}
    </>
  );
}
