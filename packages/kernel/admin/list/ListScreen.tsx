import { Button, Paper, VisuallyHidden } from '@mantine/core';
import { IconChevronLeft, IconChevronRight, IconFilterOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useApiQuery } from '../api/useApiQuery.ts';
import { Screen } from '../Screen.tsx';
import { EmptyState, type EmptyStateProps } from '../states/EmptyState.tsx';
import { ErrorState } from '../states/ErrorState.tsx';
import { LoadingState } from '../states/LoadingState.tsx';
import { ListControls, type ListFilter } from './ListControls.tsx';
import { type ListColumn, ListRows } from './ListRows.tsx';
import styles from './ListScreen.module.css';
import { useListAddress } from './useListAddress.ts';

export interface ListScreenProps<Item> {
  readonly title: string;
  readonly description?: ReactNode;
  readonly actions?: ReactNode;
  /** The call that answers `{ items, nextCursor }` and takes `search`, `cursor` and the filters: `/outbox`. */
  readonly path: string;
  readonly itemKey: (item: Item) => string;
  /** Where an item leads. The first column becomes the link. */
  readonly itemLink?: (item: Item) => string;
  readonly columns: readonly ListColumn<Item>[];
  /** What the search looks through: "Search subject and recipient". Without it there is no search. */
  readonly searchLabel?: string;
  readonly filters?: readonly ListFilter[];
  /** Shown when the list as a whole is empty. */
  readonly empty: EmptyStateProps;
  readonly refreshEveryMs?: number;
}

interface Page<Item> {
  readonly items: readonly Item[];
  readonly nextCursor: string | null;
}

/** The list that every feature shows its things in: searched, filtered and paged through its address. */
export function ListScreen<Item>({
  title,
  description,
  actions,
  path,
  itemKey,
  itemLink,
  columns,
  searchLabel,
  filters = [],
  empty,
  refreshEveryMs,
}: ListScreenProps<Item>) {
  const address = useListAddress(filters.map((filter) => filter.name));
  const { data, error, isPlaceholderData, refetch } = useApiQuery<Page<Item>>(
    path,
    { ...address.filters, search: address.search, cursor: address.cursor },
    { keepsPrevious: true, ...(refreshEveryMs !== undefined && { refreshEveryMs }) },
  );
  const isNarrowed = address.search !== '' || Object.keys(address.filters).length > 0;

  return (
    <Screen title={title} description={description} actions={actions}>
      {(searchLabel || filters.length > 0) && (
        <ListControls
          address={address}
          {...(searchLabel !== undefined && { searchLabel })}
          filters={filters}
        />
      )}
      <VisuallyHidden role="status">
        {data && !isPlaceholderData && countInWords(data.items.length, data.nextCursor !== null)}
      </VisuallyHidden>
      <Paper withBorder className={styles.surface} aria-busy={isPlaceholderData || !data}>
        {error ? (
          <ErrorState error={error} retry={refetch} />
        ) : !data ? (
          <div className={styles.loading}>
            <LoadingState lines={6} />
          </div>
        ) : data.items.length > 0 ? (
          <ListRows
            items={data.items}
            columns={columns}
            itemKey={itemKey}
            itemLink={itemLink}
            label={title}
            isStale={isPlaceholderData}
          />
        ) : isNarrowed ? (
          <EmptyState
            icon={IconFilterOff}
            title="Nothing matches"
            text="There are entries, but none fits what you search and filter for."
            action={
              <Button variant="default" onClick={address.clear}>
                Show everything
              </Button>
            }
          />
        ) : (
          <EmptyState {...empty} />
        )}
      </Paper>
      {data && (address.toPreviousPage || data.nextCursor) && (
        <nav className={styles.pages} aria-label="Pages">
          <Button
            variant="default"
            leftSection={<IconChevronLeft size={16} className={styles.mirrored} aria-hidden />}
            disabled={!address.toPreviousPage}
            onClick={() => address.toPreviousPage?.()}
          >
            Previous
          </Button>
          <Button
            variant="default"
            rightSection={<IconChevronRight size={16} className={styles.mirrored} aria-hidden />}
            disabled={!data.nextCursor || isPlaceholderData}
            onClick={() => data.nextCursor && address.toNextPage(data.nextCursor)}
          >
            Next
          </Button>
        </nav>
      )}
    </Screen>
  );
}

function countInWords(count: number, hasMore: boolean): string {
  if (count === 0) return 'No entries';
  if (hasMore) return `${count} entries on this page, and there are more`;
  return count === 1 ? '1 entry' : `${count} entries`;
}
