import { RichTextEditor } from '@mantine/tiptap';
import {
  IconColumnInsertLeft,
  IconColumnInsertRight,
  IconColumnRemove,
  IconRowInsertBottom,
  IconRowInsertTop,
  IconRowRemove,
  IconTableOff,
  IconTablePlus,
  type TablerIcon,
} from '@tabler/icons-react';
import { type ChainedCommands, type Editor, useEditorState } from '@tiptap/react';

type Change = (chain: ChainedCommands) => ChainedCommands;

const INSIDE: readonly (readonly [label: string, icon: TablerIcon, change: Change])[] = [
  ['Row above', IconRowInsertTop, (chain) => chain.addRowBefore()],
  ['Row below', IconRowInsertBottom, (chain) => chain.addRowAfter()],
  ['Remove the row', IconRowRemove, (chain) => chain.deleteRow()],
  ['Column before', IconColumnInsertLeft, (chain) => chain.addColumnBefore()],
  ['Column after', IconColumnInsertRight, (chain) => chain.addColumnAfter()],
  ['Remove the column', IconColumnRemove, (chain) => chain.deleteColumn()],
  ['Remove the table', IconTableOff, (chain) => chain.deleteTable()],
];

/** Inserts a table and, inside one, offers actions on it. */
export function TableControls({ editor }: { editor: Editor }) {
  const isInside = useEditorState({ editor, selector: ({ editor: now }) => now.isActive('table') });
  const run = (change: Change) => change(editor.chain().focus()).run();
  if (!isInside)
    return (
      <RichTextEditor.ControlsGroup>
        <Button
          label="Insert a table"
          icon={IconTablePlus}
          onClick={() => run((chain) => chain.insertTable({ rows: 3, cols: 3, withHeaderRow: true }))}
        />
      </RichTextEditor.ControlsGroup>
    );
  return (
    <RichTextEditor.ControlsGroup>
      {INSIDE.map(([label, icon, change]) => (
        <Button key={label} label={label} icon={icon} onClick={() => run(change)} />
      ))}
    </RichTextEditor.ControlsGroup>
  );
}

function Button({ label, icon: Icon, onClick }: { label: string; icon: TablerIcon; onClick: () => void }) {
  return (
    <RichTextEditor.Control aria-label={label} title={label} onClick={onClick}>
      <Icon size={16} stroke={1.5} aria-hidden />
    </RichTextEditor.Control>
  );
}
