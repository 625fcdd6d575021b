import { type KeyboardEvent, useRef, useState } from 'react';
import type { CatalogueIcon } from '../../../wire/admin.ts';
import styles from './icons.module.css';
import { movedInGrid } from './movedInGrid.ts';

/** Icons in rows, one of which is chosen. The arrow keys move between them, and Tab skips them all. */
export function IconGrid({
  icons,
  chosen,
  onChoose,
  onEnd,
}: {
  icons: readonly CatalogueIcon[];
  /** `solid/star` */
  chosen: string;
  onChoose: (icon: CatalogueIcon) => void;
  /** The last one was reached. */
  onEnd: () => void;
}) {
  const grid = useRef<HTMLDivElement>(null);
  const [reached, setReached] = useState<number | null>(null);
  const own = icons.findIndex((icon) => keyOf(icon) === chosen);
  const at = Math.min(reached ?? Math.max(own, 0), Math.max(icons.length - 1, 0));

  function move(event: KeyboardEvent): void {
    const options = [...(grid.current?.children ?? [])].filter((child) => child instanceof HTMLElement);
    const top = options[0]?.offsetTop;
    const columns = Math.max(1, options.filter(({ offsetTop }) => offsetTop === top).length);
    const isRtl = grid.current !== null && getComputedStyle(grid.current).direction === 'rtl';
    const next = movedInGrid(event.key, { at, count: options.length, columns, isRtl });
    if (next === null) return;
    event.preventDefault();
    setReached(next);
    options[next]?.focus();
    if (next >= options.length - columns) onEnd();
  }

  return (
    <div ref={grid} role="listbox" aria-label="Icons" className={styles.grid} onKeyDown={move}>
      {icons.map((icon, index) => (
        <button
          key={keyOf(icon)}
          type="button"
          role="option"
          aria-selected={keyOf(icon) === chosen}
          aria-label={nameOf(icon)}
          title={nameOf(icon)}
          tabIndex={index === at ? 0 : -1}
          className={styles.icon}
          onFocus={() => setReached(index)}
          onClick={() => onChoose(icon)}
        >
          <svg viewBox={icon.viewBox} aria-hidden="true" className={styles.drawing}>
            <path d={icon.path} fill="currentColor" />
          </svg>
        </button>
      ))}
    </div>
  );
}

const keyOf = ({ set, name }: CatalogueIcon): string => `${set}/${name}`;
const nameOf = ({ set, label }: CatalogueIcon): string =>
  set === 'regular' ? `${label}, in outlines` : label;
