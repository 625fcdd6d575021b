import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import type { AnswerOf, Endpoint } from '../calls/index.ts';
import { type ApiQueryOptions, useApiQuery } from './api/useApiQuery.ts';
import { Screen, type ScreenProps } from './Screen.tsx';
import { ErrorState } from './states/ErrorState.tsx';
import { LoadingState } from './states/LoadingState.tsx';

type ItemEndpoint = Endpoint & { readonly path: `/${string}/:id` };

export interface ItemScreenProps<Call extends ItemEndpoint> {
  /** The generic title until the item is loaded. */
  readonly title: string;
  readonly parent: NonNullable<ScreenProps['parent']>;
  /** The call that reads the item whose ID is in the address. */
  readonly call: Call;
  readonly options?: ApiQueryOptions;
  /** The screen, once the item is loaded. */
  readonly children: (item: NonNullable<AnswerOf<Call>>) => ReactNode;
}

/** The screen of one item: shows a placeholder while it loads, and the reason if it fails. */
export function ItemScreen<Call extends ItemEndpoint>(props: ItemScreenProps<Call>): ReactNode;
export function ItemScreen({ title, parent, call, options, children }: ItemScreenProps<ItemEndpoint>) {
  const { id = '' } = useParams();
  const { data, error, refetch } = useApiQuery(call, { params: { id } }, options);
  if (data) return children(data);
  return (
    <Screen title={title} parent={parent}>
      {error ? <ErrorState error={error} retry={refetch} /> : <LoadingState />}
    </Screen>
  );
}
