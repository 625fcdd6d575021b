import { Checkbox, Table } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useIsPhone } from '../useIsPhone.ts';
import type { Selection } from './BulkBar.tsx';
import styles from './ListScreen.module.css';

export interface ListColumn<Item> {
  readonly header: string;
  readonly cell: (item: Item) => ReactNode;
  /** `fit`: as wide as its content. The first column takes the rest. */
  readonly width?: 'fit';
  /** On a phone an item is a card: the heading is then shown beside the value unless the value explains itself. */
  readonly explainsItself?: boolean;
}

export interface ListRowsProps<Item> {
  readonly items: readonly Item[];
  readonly columns: readonly ListColumn<Item>[];
  readonly itemKey: (item: Item) => string;
  readonly itemLink: ((item: Item) => string) | undefined;
  readonly label: string;
  /** Shows the previous rows while the next ones load. */
  readonly isStale: boolean;
  /** For lists with selection: its state, and the name of each entry. */
  readonly choosing?: { readonly selection: Selection; readonly name: (item: Item) => string } | undefined;
}

/** The entries of a list: a table if there is room; cards on phones, and where two text columns would share a narrow table. */
export function ListRows<Item>(props: ListRowsProps<Item>) {
  const isPhone = useIsPhone();
  const isNarrow = useMediaQuery(NARROW, undefined, { getInitialValueInEffect: false }) ?? false;
  return isPhone || (isNarrow && hasManyTexts(props.columns)) ? <Cards {...props} /> : <Rows {...props} />;
}

/** With the navigation beside it, a table has little more room here than on a tablet. */
const NARROW = '(max-width: 74.99em)';
const MOST_NARROW_COLUMNS = 4;

function hasManyTexts(columns: readonly ListColumn<never>[]): boolean {
  return columns.length > MOST_NARROW_COLUMNS && columns.filter(({ width }) => width !== 'fit').length > 1;
}

function Rows<Item>(props: ListRowsProps<Item>) {
  const { items, columns, itemKey, itemLink, label, isStale, choosing } = props;
  return (
    <Table className={styles.table} data-stale={isStale || undefined} aria-label={label} highlightOnHover>
      <Table.Thead>
        <Table.Tr>
          {choosing && (
            <Table.Th className={styles.heading} data-width="fit">
              <ChooseAll {...props} />
            </Table.Th>
          )}
          {columns.map((column) => (
            <Table.Th key={column.header} className={styles.heading} data-width={column.width}>
              {column.header}
            </Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {items.map((item) => (
          <Table.Tr key={itemKey(item)} className={styles.row}>
            {choosing && (
              <Table.Td data-width="fit">
                <Choose item={item} {...props} />
              </Table.Td>
            )}
            {columns.map((column, index) => (
              <Table.Td key={column.header} data-width={column.width}>
                {index === 0 ? <Lead item={item} column={column} itemLink={itemLink} /> : column.cell(item)}
              </Table.Td>
            ))}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}

function Cards<Item>(props: ListRowsProps<Item>) {
  const { items, columns, itemKey, itemLink, label, isStale, choosing } = props;
  const [first, ...others] = columns;
  return (
    <ul className={styles.cards} data-stale={isStale || undefined} aria-label={label}>
      {items.map((item) => (
        <li key={itemKey(item)} className={styles.card} data-choosing={choosing && true}>
          {choosing && <Choose item={item} {...props} />}
          {first && <Lead item={item} column={first} itemLink={itemLink} />}
          <dl className={styles.facts}>
            {others.map((column) => (
              <div key={column.header} className={styles.fact}>
                <dt className={styles.term} data-hidden={column.explainsItself || undefined}>
                  {column.header}
                </dt>
                <dd className={styles.detail}>{column.cell(item)}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}

function Choose<Item>({ item, itemKey, choosing }: ListRowsProps<Item> & { readonly item: Item }) {
  return (
    <Checkbox
      className={styles.choose}
      aria-label={`Select ${choosing?.name(item)}`}
      checked={choosing?.selection.has(itemKey(item)) ?? false}
      onChange={(event) => choosing?.selection.set([itemKey(item)], event.currentTarget.checked)}
    />
  );
}

function ChooseAll<Item>({ items, itemKey, choosing }: ListRowsProps<Item>) {
  const keys = items.map(itemKey);
  const chosen = keys.filter((key) => choosing?.selection.has(key)).length;
  return (
    <Checkbox
      aria-label="Select all on this page"
      checked={chosen === keys.length}
      indeterminate={chosen > 0 && chosen < keys.length}
      onChange={(event) => choosing?.selection.set(keys, event.currentTarget.checked)}
    />
  );
}

/** The whole row is clickable, but to the keyboard and screen readers it is a single link. */
function Lead<Item>({
  item,
  column,
  itemLink,
}: {
  item: Item;
  column: ListColumn<Item>;
  itemLink: ((item: Item) => string) | undefined;
}) {
  if (!itemLink) return <span className={styles.lead}>{column.cell(item)}</span>;
  return (
    <Link to={itemLink(item)} className={styles.lead}>
      {column.cell(item)}
    </Link>
  );
}
