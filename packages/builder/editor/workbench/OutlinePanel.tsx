import { UnstyledButton } from '@mantine/core';
import { IconLayoutList } from '@tabler/icons-react';
import { type ReactNode, useDeferredValue, useMemo, useRef, useState } from 'react';
import { type EditorItem, settingsOf } from '../../model/edits/EditorItem.ts';
import { elementIdOf } from '../../model/edits/ids.ts';
import { writeSetting } from '../../model/fields/fieldValue.ts';
import { showItem } from '../../runtime/edit-mode/showItem.ts';
import { fromLibrary } from '../canvas/library.ts';
import { useFrame } from '../panel/FrameContext.ts';
import { panelNames } from '../panel/panelNames.ts';
import styles from '../panel/panels.module.css';
import { OutlineLeaf } from './OutlineLeaf.tsx';
import { NAME_SETTING } from './summary.ts';
import type { Dragging } from './useDropping.ts';
import { type Elements, selectorOf, usePuck } from './useElements.ts';
import type { Several } from './useSeveral.ts';

/** The folded branches, by element id. Stored outside of the outline, which is mounted on demand. */
export function useFolding() {
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set());
  const fold = (id: string): void =>
    setFolded((before) => {
      const after = new Set(before);
      if (!after.delete(id)) after.add(id);
      return after;
    });
  return { folded, fold };
}

interface OutlinePanelProps {
  readonly elements: Elements;
  readonly several: Several;
  readonly folding: ReturnType<typeof useFolding>;
  readonly turnToPanel: (elementId: string, index: number) => void;
  readonly onChosen: () => void;
}

/** The page as a tree of names, to find, select, rename, move and fold elements. */
export function OutlinePanel({ elements, several, folding, turnToPanel, onChosen }: OutlinePanelProps) {
  // The outline may lag behind while somebody types.
  const content = useDeferredValue(usePuck((state) => state.appState.data.content));
  const selected = usePuck((state) => state.selectedItem?.props.id ?? null);
  const items = useMemo(() => fromLibrary(content), [content]);
  const { page } = useFrame();
  const dragged = useRef<string | null>(null);
  const dragging = useMemo(() => ({ elements, dragged }), [elements]);
  function choose(id: string, panel?: number, how?: 'toggle' | 'range' | null): void {
    if (how) {
      several.choose(id, how);
      return;
    }
    several.leave();
    elements.select(id);
    const shown = page()?.querySelector(selectorOf(id));
    shown?.scrollIntoView({ block: 'nearest' });
    if (panel !== undefined) {
      if (shown) showItem(shown, panel);
      turnToPanel(elementIdOf(id), panel);
    }
    onChosen();
  }
  function rename(item: EditorItem, name: string): void {
    const { id } = item.props;
    elements.change(id, writeSetting(settingsOf(item.props), NAME_SETTING, name || undefined), NAME_SETTING);
  }
  return (
    <nav className={styles.panelBody} aria-label="Outline">
      {items.length === 0 ? (
        <p className={styles.quiet}>The page is empty. Add something to it.</p>
      ) : (
        <Branch
          items={items}
          selected={selected}
          chosen={several.ids}
          choose={choose}
          rename={rename}
          dragging={dragging}
          {...folding}
        />
      )}
    </nav>
  );
}

interface BranchProps extends ReturnType<typeof useFolding> {
  readonly items: readonly EditorItem[];
  readonly selected: string | null;
  readonly chosen: ReadonlySet<string>;
  readonly choose: (id: string, panel?: number, how?: 'toggle' | 'range' | null) => void;
  readonly rename: (item: EditorItem, name: string) => void;
  readonly dragging: Dragging;
}

function Branch({ items, ...branch }: BranchProps) {
  const { selected, chosen, choose, rename, folded, fold } = branch;
  return (
    <ul className={styles.branch}>
      {items.map((item) => {
        const { id, elements: below = [], panels } = item.props;
        const hasBelow = below.length > 0 || panels !== undefined;
        const isFolded = folded.has(id);
        return (
          <li key={id}>
            <OutlineLeaf
              item={item}
              isSelected={id === selected || chosen.has(id)}
              fold={hasBelow ? (isFolded ? 'folded' : 'open') : null}
              choose={choose}
              rename={rename}
              onFold={fold}
              dragging={branch.dragging}
            />
            {below.length > 0 && !isFolded && <Branch items={below} {...branch} />}
            {panels && !isFolded && (
              <Panels item={item} choose={choose}>
                {panels.map(
                  (panel) => panel.elements.length > 0 && <Branch items={panel.elements} {...branch} />,
                )}
              </Panels>
            )}
          </li>
        );
      })}
    </ul>
  );
}

interface PanelsProps {
  readonly item: EditorItem;
  readonly choose: BranchProps['choose'];
  /** The content of each. */
  readonly children: readonly ReactNode[];
}

/** The containers behind a widget's rows, by the rows' names. */
function Panels({ item, choose, children }: PanelsProps) {
  const names = panelNames(item) ?? [];
  return (
    <ul className={styles.branch}>
      {children.map((inside, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: panels are told apart by their place.
        <li key={index}>
          <UnstyledButton className={styles.leaf ?? ''} onClick={() => choose(item.props.id, index)}>
            <IconLayoutList size={16} stroke={1.6} aria-hidden />
            <span className={styles.leafName}>Panel</span>
            <span className={styles.leafWords}>{names[index] ?? index + 1}</span>
          </UnstyledButton>
          {inside}
        </li>
      ))}
    </ul>
  );
}
