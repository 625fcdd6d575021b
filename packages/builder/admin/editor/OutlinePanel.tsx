import { UnstyledButton } from '@mantine/core';
import { IconLayoutList } from '@tabler/icons-react';
import { memo, type ReactNode, useDeferredValue, useMemo } from 'react';
import { showItem } from '../../browser/edit-mode/showItem.ts';
import { type EditorItem, settingsOf } from '../../editor/EditorItem.ts';
import { editorWidgets } from '../../editor/editorWidgets.ts';
import { elementIdOf } from '../../editor/ids.ts';
import { rowsOf } from '../../settings/read.ts';
import { rowNames } from '../panel/rowNames.ts';
import { useFrame } from './FrameContext.ts';
import { fromLibrary } from './library.ts';
import { nameOf, wordsOf } from './summary.ts';
import { type Elements, selectorOf, usePuck } from './useElements.ts';
import { WidgetIcon } from './WidgetIcon.tsx';
import styles from './Workbench.module.css';

interface OutlinePanelProps {
  readonly elements: Elements;
  readonly turnToPanel: (elementId: string, index: number) => void;
  readonly onChosen: () => void;
}

/** The page as a tree of names, to find and select by. */
export function OutlinePanel({ elements, turnToPanel, onChosen }: OutlinePanelProps) {
  // The outline may lag behind while somebody types.
  const content = useDeferredValue(usePuck((state) => state.appState.data.content));
  const selected = usePuck((state) => state.selectedItem?.props.id ?? null);
  const items = useMemo(() => fromLibrary(content), [content]);
  const { page } = useFrame();
  function choose(id: string, panel?: number): void {
    elements.select(id);
    const shown = page()?.querySelector(selectorOf(id));
    shown?.scrollIntoView({ block: 'nearest' });
    if (panel !== undefined) {
      if (shown) showItem(shown, panel);
      turnToPanel(elementIdOf(id), panel);
    }
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
  readonly choose: (id: string, panel?: number) => void;
}

function Branch({ items, selected, choose }: BranchProps) {
  return (
    <ul className={styles.branch}>
      {items.map((item) => {
        const { id, elements, panels } = item.props;
        return (
          <li key={id}>
            <Leaf item={item} isSelected={id === selected} choose={choose} />
            {elements && elements.length > 0 && (
              <Branch items={elements} selected={selected} choose={choose} />
            )}
            {panels && (
              <Panels item={item} choose={choose}>
                {panels.map(
                  (panel) =>
                    panel.elements.length > 0 && (
                      <Branch items={panel.elements} selected={selected} choose={choose} />
                    ),
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
  /** What stands in each. */
  readonly children: readonly ReactNode[];
}

/** The containers behind the rows of a widget, by the rows' names. */
function Panels({ item, choose, children }: PanelsProps) {
  const { fields = [], panelRows = '' } = editorWidgets.get(item.type) ?? {};
  const names = rowNames(fields, panelRows, rowsOf(settingsOf(item.props)[panelRows]));
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
