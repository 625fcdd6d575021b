import { Table } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useIsPhone } from '../useIsPhone.ts';
import styles from './ListScreen.module.css';

export interface ListColumn<Item> {
  readonly header: string;
  readonly cell: (item: Item) => ReactNode;
  /** `fit`: as wide as its content. The first column takes what is left. */
  readonly width?: 'fit';
  /** On a phone an item is a card: there the heading is shown beside the value unless it explains itself. */
  readonly explainsItself?: boolean;
}

export interface ListRowsProps<Item> {
  readonly items: readonly Item[];
  readonly columns: readonly ListColumn<Item>[];
  readonly itemKey: (item: Item) => string;
  readonly itemLink: ((item: Item) => string) | undefined;
  readonly label: string;
  /** Still the rows before, while the next are on their way. */
  readonly isStale: boolean;
}

/** The entries of a list: a table where there is room, cards on a phone, and where two texts would share a narrow table. */
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

function Rows<Item>({ items, columns, itemKey, itemLink, label, isStale }: ListRowsProps<Item>) {
  return (
    <Table className={styles.table} data-stale={isStale || undefined} aria-label={label} highlightOnHover>
      <Table.Thead>
        <Table.Tr>
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

function Cards<Item>({ items, columns, itemKey, itemLink, label, isStale }: ListRowsProps<Item>) {
  const [first, ...others] = columns;
  return (
    <ul className={styles.cards} data-stale={isStale || undefined} aria-label={label}>
      {items.map((item) => (
        <li key={itemKey(item)} className={styles.card}>
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

/** The whole row can be pressed, but to the keyboard and to a screen reader it is one link. */
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
