import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { type ListAddress, readListAddress, writeListAddress } from './listAddress.ts';

export interface ListNavigation extends ListAddress {
  setSearch(search: string): void;
  setFilter(name: string, value: string | null): void;
  /** Shows the whole list again. */
  clear(): void;
  toNextPage(cursor: string): void;
  /** `null` on the first page. */
  readonly toPreviousPage: (() => void) | null;
}

/** The state of a list is in its URL, so it can be bookmarked, shared and returned to. */
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
    // A keystroke does not add a history entry.
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
