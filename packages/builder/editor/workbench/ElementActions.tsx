import { ActionIcon, Tooltip } from '@mantine/core';
import {
  IconArrowBarToLeft,
  IconArrowBarToRight,
  IconArrowDown,
  IconArrowUp,
  IconBrush,
  IconClipboardCopy,
  IconCopy,
  IconPencil,
  IconTemplate,
  IconTrash,
} from '@tabler/icons-react';
import { memo, useDeferredValue } from 'react';
import { isBound } from '../../model/edits/atomicParts.ts';
import { type EditorItem, OTHER } from '../../model/edits/EditorItem.ts';
import { editorWidgets } from '../editorWidgets.ts';
import styles from '../panel/panels.module.css';
import { nameOf } from './summary.ts';
import { type Elements, usePuck } from './useElements.ts';

interface ElementActionsProps {
  readonly item: EditorItem;
  readonly elements: Elements;
  readonly onCopy: (id: string) => void;
  readonly onPasteStyle: (id: string) => void;
  readonly onType: (id: string) => void;
  readonly onTemplate: (id: string) => void;
}

/** Actions on the selected element as a whole. */
export function ElementActions({ item, ...actions }: ElementActionsProps) {
  // Where it may move depends on its surroundings, which can be worked out after the current keystroke.
  const content = useDeferredValue(usePuck((state) => state.appState.data.content));
  return <Actions id={item.props.id} type={item.type} name={nameOf(item)} content={content} {...actions} />;
}

interface ActionsProps extends Omit<ElementActionsProps, 'item'> {
  readonly id: string;
  readonly type: string;
  readonly name: string;
  /** A new object whenever something has changed. */
  readonly content: unknown;
}

const Actions = memo(function Actions({
  id,
  type,
  name,
  elements,
  onCopy,
  onPasteStyle,
  onType,
  onTemplate,
}: ActionsProps) {
  const isTyped = editorWidgets.get(type)?.typed !== undefined;
  const actions = [
    ...(isTyped ? ([['Type on the page', 'Enter', IconPencil, () => onType(id), true]] as const) : []),
    ['Move up', 'Alt+↑', IconArrowUp, () => elements.move(id, 'up'), elements.mayMove(id, 'up')],
    ['Move down', 'Alt+↓', IconArrowDown, () => elements.move(id, 'down'), elements.mayMove(id, 'down')],
    ['Move in', 'Alt+→', IconArrowBarToRight, () => elements.move(id, 'in'), elements.mayMove(id, 'in')],
    ['Move out', 'Alt+←', IconArrowBarToLeft, () => elements.move(id, 'out'), elements.mayMove(id, 'out')],
    ['Duplicate', 'Ctrl+D', IconCopy, () => elements.duplicate(id), !isBound(type)],
    ['Copy', 'Ctrl+C', IconClipboardCopy, () => onCopy(id), true],
    ['Paste style', 'Ctrl+Shift+V', IconBrush, () => onPasteStyle(id), type !== OTHER],
    ['Save as a template', '', IconTemplate, () => onTemplate(id), type !== OTHER],
    ['Delete', 'Delete', IconTrash, () => elements.remove(id), !isBound(type)],
  ] as const;
  return (
    <div role="toolbar" aria-label={`Actions for ${name}`} className={styles.actions}>
      {actions.map(([label, keys, Icon, act, isOn]) => (
        <Tooltip key={label} label={keys ? `${label} (${keys})` : label} withinPortal>
          <ActionIcon variant="default" size="lg" aria-label={label} disabled={!isOn} onClick={act}>
            <Icon size={17} stroke={1.6} aria-hidden />
          </ActionIcon>
        </Tooltip>
      ))}
    </div>
  );
});
