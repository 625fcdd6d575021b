import { UnstyledButton } from '@mantine/core';
import { memo, useDeferredValue, useMemo } from 'react';
import type { EditorItem } from '../../editor/EditorItem.ts';
import { elementIdOf } from '../../editor/ids.ts';
import { zonesOf } from '../../editor/moves.ts';
import { useFrame } from './FrameContext.ts';
import { fromLibrary } from './library.ts';
import { nameOf, wordsOf } from './summary.ts';
import { type Elements, usePuck } from './useElements.ts';
import { WidgetIcon } from './WidgetIcon.tsx';
import styles from './Workbench.module.css';

/** The page as a tree of names, to find and select by. */
export function OutlinePanel({ elements, onChosen }: { elements: Elements; onChosen: () => void }) {
  // The outline may lag behind while somebody types.
  const content = useDeferredValue(usePuck((state) => state.appState.data.content));
  const selected = usePuck((state) => state.selectedItem?.props.id ?? null);
  const items = useMemo(() => fromLibrary(content), [content]);
  const { page } = useFrame();
  function choose(id: string): void {
    elements.select(id);
    page()
      ?.getElementsByClassName(`elementor-element-${elementIdOf(id)}`)[0]
      ?.scrollIntoView({ block: 'nearest' });
    onChosen();
  }
  return (
    <nav className={styles.panelBody} aria-label="Outline">
      {items.length === 0 ? (
        <p className={styles.quiet}>The page is empty. Add something to it.</p>
      ) : (
        <Branch items={items} selected={selected} choose={choose} />
      )}
    </nav>
  );
}

interface BranchProps {
  readonly items: readonly EditorItem[];
  readonly selected: string | null;
  readonly choose: (id: string) => void;
}

function Branch({ items, selected, choose }: BranchProps) {
  return (
    <ul className={styles.branch}>
      {items.map((item) => (
        <li key={item.props.id}>
          <Leaf item={item} isSelected={item.props.id === selected} choose={choose} />
          {zonesOf(item).map(
            ([zone, inner]) =>
              inner.length > 0 && <Branch key={zone} items={inner} selected={selected} choose={choose} />,
          )}
        </li>
      ))}
    </ul>
  );
}

const Leaf = memo(
  function Leaf({
    item,
    isSelected,
    choose,
  }: {
    item: EditorItem;
    isSelected: boolean;
    choose: (id: string) => void;
  }) {
    return (
      <UnstyledButton
        className={styles.leaf ?? ''}
        aria-current={isSelected || undefined}
        onClick={() => choose(item.props.id)}
      >
        <WidgetIcon type={item.type} />
        <span className={styles.leafName}>{nameOf(item)}</span>
        <span className={styles.leafWords}>{wordsOf(item)}</span>
      </UnstyledButton>
    );
  },
  (before, after) =>
    before.isSelected === after.isSelected &&
    before.item.props.id === after.item.props.id &&
    before.item.props.element === after.item.props.element,
);
