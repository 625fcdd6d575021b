import { Button, Paper, VisuallyHidden } from '@mantine/core';
import { IconChevronLeft, IconChevronRight, IconFilterOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { TArray, TObject } from 'typebox';
import type { AnswerOf, CursorPage, Endpoint } from '../../calls/index.ts';
import { useApiQuery } from '../api/useApiQuery.ts';
import { Screen } from '../Screen.tsx';
import { EmptyState, type EmptyStateProps } from '../states/EmptyState.tsx';
import { ErrorState } from '../states/ErrorState.tsx';
import { LoadingState } from '../states/LoadingState.tsx';
import { BulkBar, type ListBulk, useSelection } from './BulkBar.tsx';
import { ListControls, type ListFilter } from './ListControls.tsx';
import { type ListColumn, ListRows } from './ListRows.tsx';
import styles from './ListScreen.module.css';
import { useListAddress } from './useListAddress.ts';

/** A call that returns a page of a list, or a short list as a whole. */
type ListEndpoint = Endpoint & {
  readonly method: 'GET';
  readonly answer: ReturnType<typeof CursorPage> | TObject<{ items: TArray }>;
};

type ItemOf<Call extends Endpoint> = AnswerOf<Call> extends { items: (infer Item)[] } ? Item : unknown;

export interface ListScreenProps<Call extends ListEndpoint, Item = ItemOf<Call>> {
  readonly title: string;
  readonly description?: ReactNode;
  readonly actions?: ReactNode;
  /** The call that returns a page of the list and takes `search`, `cursor` and the filters. */
  readonly call: Call;
  readonly itemKey: (item: Item) => string;
  /** The link of an item, placed on the first column. */
  readonly itemLink?: (item: Item) => string;
  readonly columns: readonly ListColumn<Item>[];
  /** Says what is searched: "Search subject and recipient". Without it there is no search field. */
  readonly searchLabel?: string;
  readonly filters?: readonly ListFilter[];
  /** Shown if the list as a whole is empty. */
  readonly empty: EmptyStateProps;
  readonly refreshEveryMs?: number;
  /** Enables the selection of several entries. */
  readonly bulk?: ListBulk<Item>;
}

/** The list screen shared by all features; search, filters and paging are in its URL. */
export function ListScreen<Call extends ListEndpoint>(props: ListScreenProps<Call>): ReactNode;
export function ListScreen({
  title,
  description,
  actions,
  call,
  itemKey,
  itemLink,
  columns,
  searchLabel,
  filters = [],
  empty,
  refreshEveryMs,
  bulk,
}: ListScreenProps<ListEndpoint>) {
  const address = useListAddress(filters.map((filter) => filter.name));
  const { data, error, isPlaceholderData, refetch } = useApiQuery(
    call,
    { query: { ...address.filters, search: address.search, cursor: address.cursor } },
    { keepsPrevious: true, ...(refreshEveryMs !== undefined && { refreshEveryMs }) },
  );
  const nextCursor = data && 'nextCursor' in data ? data.nextCursor : null;
  const selection = useSelection();
  const chosen = (data?.items ?? []).filter((item) => selection.has(itemKey(item)));
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
        {data && !isPlaceholderData && countInWords(data.items.length, nextCursor !== null)}
      </VisuallyHidden>
      {bulk && chosen.length > 0 && (
        <BulkBar
          items={chosen}
          actions={bulk.actions}
          clear={() => selection.set(chosen.map(itemKey), false)}
        />
      )}
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
            choosing={bulk && { selection, name: bulk.name }}
          />
        ) : isNarrowed ? (
          <EmptyState
            icon={IconFilterOff}
            title="Nothing matches"
            text="There are entries, but none match your search and filters."
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
      {data && (address.toPreviousPage || nextCursor) && (
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
            disabled={!nextCursor || isPlaceholderData}
            onClick={() => nextCursor && address.toNextPage(nextCursor)}
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
