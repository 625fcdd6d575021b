import { Text, VisuallyHidden } from '@mantine/core';
import { notices } from '@portico/kernel/admin';
import { useRef, useState } from 'react';
import type { FoundTarget, MenuItem } from '../../wire/admin.ts';
import { ItemRow } from './ItemRow.tsx';
import styles from './Menus.module.css';
import { type Drop, dropped, type MenuRow, menuRows, removed, type Step, stepped } from './menuEdits.ts';

interface ItemListProps {
  readonly items: readonly MenuItem[];
  readonly found: Readonly<Record<string, FoundTarget>>;
  readonly onChange: (items: readonly MenuItem[]) => void;
}

const UNKNOWN: FoundTarget = { title: '', href: null, state: 'shown' };

/** The items of a menu, indented by depth, to be dragged or moved by keyboard. */
export function ItemList({ items, found, onChange }: ItemListProps) {
  const [open, setOpen] = useState<string | null>(null);
  const [dragged, setDragged] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const empty = useRef<HTMLParagraphElement>(null);
  const latest = useRef(items);
  latest.current = items;
  const rows = menuRows(items);
  const foundFor = ({ id }: MenuItem): FoundTarget => found[id] ?? UNKNOWN;
  const nameOf = (item: MenuItem): string => item.label || foundFor(item).title || 'Untitled';

  function change(next: readonly MenuItem[], id: string): void {
    if (next === items) return;
    onChange(next);
    setSaid(whereIs(menuRows(next), id, nameOf));
    // The row is rendered again in its new place; keyboard users continue from there.
    goOnFrom(id);
  }

  function goOnFrom(id: string | undefined): void {
    requestAnimationFrame(() => {
      if (list.current?.contains(document.activeElement)) return;
      if (id === undefined) empty.current?.focus();
      else list.current?.querySelector<HTMLElement>(`[data-handle="${id}"]`)?.focus();
    });
  }

  function remove(item: MenuItem): void {
    const before = items;
    const after = removed(items, item.id);
    onChange(after);
    const left = menuRows(after);
    goOnFrom(
      left[
        Math.min(
          rows.findIndex((row) => row.item.id === item.id),
          left.length - 1,
        )
      ]?.item.id,
    );
    notices.undoable(`“${nameOf(item)}” is removed from the menu.`, () => {
      // Later changes would be lost with it.
      if (latest.current === after) onChange(before);
      else onChange([...latest.current, { ...item, parent: null }]);
    });
  }

  if (rows.length === 0)
    return (
      <Text c="dimmed" ref={empty} tabIndex={-1}>
        This menu is empty. Add pages, posts, categories, products or addresses.
      </Text>
    );
  return (
    <>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      <ul className={styles.items} ref={list} aria-label="Items of the menu">
        {rows.map((row) => (
          <ItemRow
            key={row.item.id}
            row={row}
            name={nameOf(row.item)}
            found={foundFor(row.item)}
            isOpen={open === row.item.id}
            isDragged={dragged === row.item.id}
            onOpen={() => setOpen(open === row.item.id ? null : row.item.id)}
            onStep={(step: Step) => change(stepped(items, row.item.id, step), row.item.id)}
            onDrag={(isDragged) => setDragged(isDragged ? row.item.id : null)}
            onDrop={(where: Drop) => {
              if (dragged) change(dropped(items, dragged, row.item.id, where), dragged);
              setDragged(null);
            }}
            onEdit={(to) =>
              onChange(items.map((item) => (item.id === row.item.id ? { ...item, ...to } : item)))
            }
            onRemove={() => remove(row.item)}
          />
        ))}
      </ul>
    </>
  );
}

function whereIs(rows: readonly MenuRow[], id: string, nameOf: (item: MenuItem) => string): string {
  const row = rows.find(({ item }) => item.id === id);
  if (!row) return '';
  const siblings = rows.filter(({ item }) => item.parent === row.item.parent);
  const above = rows.find(({ item }) => item.id === row.item.parent);
  const place = `${siblings.indexOf(row) + 1} of ${siblings.length}`;
  return `${nameOf(row.item)}: ${place}${above ? ` below ${nameOf(above.item)}` : ''}.`;
}
