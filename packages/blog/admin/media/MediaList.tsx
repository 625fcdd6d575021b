import { TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { EmptyState, ErrorState, LoadingState, type NavigationIcon } from '@portico/kernel/admin';
import { IconSearch } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import styles from './MediaList.module.css';
import { NewerOlder } from './NewerOlder.tsx';

const SEARCH_DELAY_MS = 250;

/** The search in a list, and how far back it was paged. */
export interface ListPlace {
  readonly text: string;
  type(text: string): void;
  /** The cursors that led here, starting from the newest page. */
  readonly cursors: readonly string[];
  go(cursors: readonly string[]): void;
  /** The query for the server; the search is debounced. */
  readonly query: { readonly search: string; readonly cursor: string | undefined; readonly limit: number };
}

export function useListPlace(limit: number): ListPlace {
  const [text, setText] = useState('');
  const [search] = useDebouncedValue(text.trim(), SEARCH_DELAY_MS);
  const [cursors, setCursors] = useState<readonly string[]>([]);
  return {
    text,
    type(typed) {
      setText(typed);
      setCursors([]);
    },
    cursors,
    go: setCursors,
    query: { search, cursor: cursors.at(-1), limit },
  };
}

interface MediaListProps<Item> {
  readonly place: ListPlace;
  /** The server's response to the query. */
  readonly page: {
    readonly data: { readonly items: readonly Item[]; readonly nextCursor: string | null } | undefined;
    readonly error: Error | null;
    refetch(): unknown;
  };
  readonly label: string;
  readonly className: string | undefined;
  readonly searchLabel: string;
  readonly icon: NavigationIcon;
  /** Shown if the list is empty, and if nothing matches the search. */
  readonly empty: string;
  readonly unmatched: string;
  /** An item of the list. */
  readonly children: (item: Item) => ReactNode;
}

/** Items of the media library, newest first, with search and paging. */
export function MediaList<Item>({ place, page, children, ...props }: MediaListProps<Item>) {
  const { label, className, searchLabel, icon, empty, unmatched } = props;
  const { data, error, refetch } = page;
  return (
    <>
      <TextInput
        type="search"
        aria-label={searchLabel}
        placeholder={searchLabel}
        value={place.text}
        onChange={(event) => place.type(event.currentTarget.value)}
        leftSection={<IconSearch size={17} stroke={1.75} aria-hidden />}
        className={styles.search}
      />
      {error ? (
        <ErrorState error={error} retry={refetch} />
      ) : !data ? (
        <LoadingState lines={5} />
      ) : data.items.length === 0 ? (
        <EmptyState
          icon={icon}
          title={place.query.search ? unmatched : empty}
          text={place.query.search ? 'Try other words.' : 'Upload the first one above.'}
        />
      ) : (
        <ul className={className} aria-label={label}>
          {data.items.map(children)}
        </ul>
      )}
      {data && <NewerOlder cursors={place.cursors} nextCursor={data.nextCursor} go={place.go} />}
    </>
  );
}
