import { ActionIcon, TextInput, UnstyledButton, VisuallyHidden } from '@mantine/core';
import {
  IconChevronRight,
  IconDeviceDesktopOff,
  IconDeviceIpadOff,
  IconDeviceLaptopOff,
  IconDeviceMobileOff,
  IconDeviceTabletOff,
  IconDeviceTvOff,
} from '@tabler/icons-react';
import { memo, useState } from 'react';
import { type EditorItem, OTHER } from '../../model/edits/EditorItem.ts';
import styles from '../panel/panels.module.css';
import { type HidingDevice, hiddenOn, nameOf, wordsOf } from './summary.ts';
import { type Dragging, useDropping } from './useDropping.ts';
import { howChosen } from './useSeveralOnCanvas.ts';
import { WidgetIcon } from './WidgetIcon.tsx';

interface OutlineLeafProps {
  readonly item: EditorItem;
  readonly isSelected: boolean;
  /** `null` if it has no children. */
  readonly fold: 'open' | 'folded' | null;
  readonly choose: (id: string, panel?: number, how?: 'toggle' | 'range' | null) => void;
  readonly rename: (item: EditorItem, name: string) => void;
  readonly onFold: (id: string) => void;
  readonly dragging: Dragging;
}

/**
 * One element of the outline. A double click on its name, or F2, renames it; the arrow keys fold its children, so the Tab key
 * skips the fold button. It can be dragged, or moved with keys.
 */
export const OutlineLeaf = memo(
  function OutlineLeaf({ item, isSelected, fold, choose, rename, onFold, dragging }: OutlineLeafProps) {
    const [isNaming, setNaming] = useState(false);
    const { id } = item.props;
    const dropping = useDropping(id, dragging);
    const name = nameOf(item);
    const startNaming = (): void => setNaming(item.type !== OTHER);
    if (isNaming)
      return (
        <NameField
          name={name}
          done={(typed) => {
            setNaming(false);
            if (typed !== null && typed !== name) rename(item, typed);
          }}
        />
      );
    return (
      <div className={styles.leafRow} {...dropping}>
        <UnstyledButton
          className={styles.leaf ?? ''}
          aria-current={isSelected || undefined}
          title="Press F2 or double-click to rename it."
          onClick={(event) => choose(id, undefined, howChosen(event))}
          onDoubleClick={startNaming}
          onKeyDown={(event) => {
            if (event.key === 'F2') startNaming();
            else if (!event.altKey && FOLDING_KEYS[event.key] === fold) onFold(id);
          }}
        >
          <WidgetIcon type={item.type} />
          <span className={styles.leafName}>{name}</span>
          <span className={styles.leafWords}>{wordsOf(item)}</span>
          {hiddenOn(item).map((device) => {
            const { Icon, words } = HIDDEN[device];
            return (
              <span key={device} className={styles.hiddenOn} title={words}>
                <Icon size={14} stroke={1.6} aria-hidden />
                <VisuallyHidden>{words}</VisuallyHidden>
              </span>
            );
          })}
        </UnstyledButton>
        {fold && (
          <ActionIcon
            variant="subtle"
            color="gray"
            size="sm"
            className={styles.foldButton ?? ''}
            tabIndex={-1}
            aria-label={`Parts of ${name}`}
            aria-expanded={fold === 'open'}
            onClick={() => onFold(id)}
          >
            <IconChevronRight
              size={14}
              className={styles.fold}
              data-open={fold === 'open' || undefined}
              aria-hidden
            />
          </ActionIcon>
        )}
      </div>
    );
  },
  (before, after) =>
    before.isSelected === after.isSelected &&
    before.fold === after.fold &&
    before.item.props.id === after.item.props.id &&
    before.item.props.element === after.item.props.element,
);

/** The state in which each key has an effect. */
const FOLDING_KEYS: Readonly<Record<string, string>> = { ArrowLeft: 'open', ArrowRight: 'folded' };

const HIDDEN: Readonly<Record<HidingDevice, { Icon: typeof IconDeviceMobileOff; words: string }>> = {
  widescreen: { Icon: IconDeviceTvOff, words: 'Hidden on wide screens' },
  desktop: { Icon: IconDeviceDesktopOff, words: 'Hidden on desktops' },
  laptop: { Icon: IconDeviceLaptopOff, words: 'Hidden on laptops' },
  tablet_extra: { Icon: IconDeviceIpadOff, words: 'Hidden on large tablets' },
  tablet: { Icon: IconDeviceTabletOff, words: 'Hidden on tablets' },
  mobile_extra: { Icon: IconDeviceMobileOff, words: 'Hidden on large phones' },
  mobile: { Icon: IconDeviceMobileOff, words: 'Hidden on phones' },
};

/** Calls `done` with `null` to keep the name. An empty name restores the default one. */
function NameField({ name, done }: { name: string; done: (typed: string | null) => void }) {
  const [typed, setTyped] = useState(name);
  return (
    <TextInput
      aria-label={`Name of ${name}`}
      size="xs"
      ref={(field) => {
        field?.focus();
      }}
      maxLength={120}
      value={typed}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onFocus={(event) => event.currentTarget.select()}
      onBlur={() => done(typed.trim())}
      onKeyDown={(event) => {
        if (event.key === 'Enter') done(typed.trim());
        else if (event.key === 'Escape') done(null);
      }}
    />
  );
}
