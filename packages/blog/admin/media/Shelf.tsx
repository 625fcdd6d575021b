import { TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { EmptyState, ErrorState, LoadingState, type NavigationIcon } from '@portico/kernel/admin';
import { IconSearch } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { NewerOlder } from './NewerOlder.tsx';
import styles from './Shelf.module.css';

const SEARCH_DELAY_MS = 250;

/** What somebody looks for on a shelf, and how far back they have gone. */
export interface ShelfPlace {
  readonly text: string;
  type(text: string): void;
  /** The way that led here, from the newest on. */
  readonly cursors: readonly string[];
  go(cursors: readonly string[]): void;
  /** What to ask the server for; the search follows the typing after a moment. */
  readonly query: { readonly search: string; readonly cursor: string | undefined; readonly limit: number };
}

export function useShelfPlace(limit: number): ShelfPlace {
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

interface ShelfProps<Item> {
  readonly place: ShelfPlace;
  /** What the server answered to the place's query. */
  readonly page: {
    readonly data: { readonly items: readonly Item[]; readonly nextCursor: string | null } | undefined;
    readonly error: Error | null;
    refetch(): unknown;
  };
  readonly label: string;
  readonly className: string | undefined;
  readonly searchLabel: string;
  readonly icon: NavigationIcon;
  /** Above a shelf that has nothing at all, and above one that has nothing of what is looked for. */
  readonly empty: string;
  readonly unmatched: string;
  /** An item of the list. */
  readonly children: (item: Item) => ReactNode;
}

/** Things of the media library, newest first, searched and paged. */
export function Shelf<Item>({ place, page, children, ...props }: ShelfProps<Item>) {
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
