import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { type ApiQueryOptions, useApiQuery } from './api/useApiQuery.ts';
import { Screen, type ScreenProps } from './Screen.tsx';
import { ErrorState } from './states/ErrorState.tsx';
import { LoadingState } from './states/LoadingState.tsx';

export interface ItemScreenProps<Item> {
  /** What such a thing is called until it is known better. */
  readonly title: string;
  readonly parent: NonNullable<ScreenProps['parent']>;
  /** The call that reads the one whose id is in the address. */
  readonly path: (id: string) => string;
  readonly options?: ApiQueryOptions;
  /** The screen, once the thing is there. */
  readonly children: (item: Item) => ReactNode;
}

/** The screen of one thing: holds its place while it is read, and says why it cannot be. */
export function ItemScreen<Item>({ title, parent, path, options = {}, children }: ItemScreenProps<Item>) {
  const { id = '' } = useParams();
  const { data, error, refetch } = useApiQuery<Item>(path(id), {}, options);
  if (data) return children(data);
  return (
    <Screen title={title} parent={parent}>
      {error ? <ErrorState error={error} retry={refetch} /> : <LoadingState />}
    </Screen>
  );
}
