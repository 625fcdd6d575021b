import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { type ListAddress, readListAddress, writeListAddress } from './listAddress.ts';

export interface ListNavigation extends ListAddress {
  setSearch(search: string): void;
  setFilter(name: string, value: string | null): void;
  /** Back to the whole list. */
  clear(): void;
  toNextPage(cursor: string): void;
  /** `null` on the first page. */
  readonly toPreviousPage: (() => void) | null;
}

/** What a list shows lives in its address: it can be bookmarked, sent to somebody and gone back to. */
export function useListAddress(filterNames: readonly string[]): ListNavigation {
  const [parameters] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();
  const address = readListAddress(parameters, filterNames);
  const pagesBefore = isPagesBefore(location.state) ? location.state.pagesBefore : [];

  const go = (next: ListAddress, before: readonly string[], replace: boolean) =>
    void navigate({ search: writeListAddress(next) }, { replace, state: { pagesBefore: before } });

  return {
    ...address,
    // A letter more is not a step to go back to.
    setSearch: (search) => go({ ...address, search, cursor: null }, [], true),
    setFilter(name, value) {
      const { [name]: _old, ...others } = address.filters;
      go({ ...address, filters: value ? { ...others, [name]: value } : others, cursor: null }, [], false);
    },
    clear: () => go({ search: '', filters: {}, cursor: null }, [], false),
    toNextPage: (cursor) => go({ ...address, cursor }, [...pagesBefore, address.cursor ?? ''], false),
    toPreviousPage:
      address.cursor === null
        ? null
        : () => go({ ...address, cursor: pagesBefore.at(-1) || null }, pagesBefore.slice(0, -1), false),
  };
}

function isPagesBefore(state: unknown): state is { pagesBefore: string[] } {
  return (
    typeof state === 'object' && state !== null && 'pagesBefore' in state && Array.isArray(state.pagesBefore)
  );
}
