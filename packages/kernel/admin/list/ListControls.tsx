import { CloseButton, Kbd, Select, TextInput } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import styles from './ListScreen.module.css';
import type { ListNavigation } from './useListAddress.ts';

/** A filter of the list; `name` is its parameter in the call and in the URL. */
export interface ListFilter {
  readonly name: string;
  readonly label: string;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
}

const SEARCH_DELAY_MS = 250;

export function ListControls({
  address,
  searchLabel,
  filters,
}: {
  address: ListNavigation;
  searchLabel?: string;
  filters: readonly ListFilter[];
}) {
  return (
    <search className={styles.controls}>
      {searchLabel !== undefined && <SearchField label={searchLabel} address={address} />}
      {filters.map((filter) => (
        <Select
          key={filter.name}
          aria-label={filter.label}
          placeholder={filter.label}
          data={[...filter.choices]}
          value={address.filters[filter.name] ?? null}
          onChange={(value) => address.setFilter(filter.name, value)}
          clearable
          clearButtonProps={{ 'aria-label': `Do not filter by ${filter.label.toLowerCase()}` }}
          className={styles.filter}
        />
      ))}
    </search>
  );
}

/** Searches shortly after the last keystroke. `/` focuses it from anywhere on the screen. */
function SearchField({ label, address }: { label: string; address: ListNavigation }) {
  const [text, setText] = useState(address.search);
  const input = useRef<HTMLInputElement>(null);
  useHotkeys([['/', () => input.current?.focus()]]);

  // The URL may change from outside: back, forward, "show everything".
  useEffect(() => setText(address.search), [address.search]);

  const latest = useRef(address);
  latest.current = address;
  useEffect(() => {
    const search = text.trim();
    if (search === latest.current.search) return;
    const waiting = setTimeout(() => latest.current.setSearch(search), SEARCH_DELAY_MS);
    return () => clearTimeout(waiting);
  }, [text]);

  return (
    <TextInput
      ref={input}
      type="search"
      aria-label={label}
      placeholder={label}
      value={text}
      maxLength={100}
      onChange={(event) => setText(event.currentTarget.value)}
      leftSection={<IconSearch size={17} stroke={1.75} aria-hidden />}
      rightSection={
        text ? (
          <CloseButton size="sm" aria-label="Clear the search" onClick={() => setText('')} />
        ) : (
          <Kbd size="xs" aria-hidden className={styles.hint}>
            /
          </Kbd>
        )
      }
      className={styles.search}
    />
  );
}
