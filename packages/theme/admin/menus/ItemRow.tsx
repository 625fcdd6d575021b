import { ActionIcon, Group, Stack, Text, TextInput, UnstyledButton } from '@mantine/core';
import { StateBadge } from '@portico/kernel/admin';
import {
  IconArrowDown,
  IconArrowUp,
  IconChevronRight,
  IconGripVertical,
  IconIndentDecrease,
  IconIndentIncrease,
  IconTrash,
} from '@tabler/icons-react';
import { type ComponentType, type DragEvent, type KeyboardEvent, useState } from 'react';
import type { FoundTarget, MenuItem } from '../../wire/admin.ts';
import styles from './Menus.module.css';
import { type Drop, type MenuRow, STEPS, type Step } from './menuEdits.ts';
import { addressOf, kindName, trouble } from './targetWords.ts';

interface ItemRowProps {
  readonly row: MenuRow;
  readonly name: string;
  readonly found: FoundTarget;
  readonly isOpen: boolean;
  readonly isDragged: boolean;
  readonly onOpen: () => void;
  readonly onStep: (step: Step) => void;
  readonly onDrag: (isDragged: boolean) => void;
  readonly onDrop: (where: Drop) => void;
  readonly onEdit: (to: Partial<MenuItem>) => void;
  readonly onRemove: () => void;
}

export function ItemRow(props: ItemRowProps) {
  const { row, name, found, isOpen, isDragged, onOpen, onStep, onDrag, onDrop, onRemove } = props;
  const { item, depth, can } = row;
  const [over, setOver] = useState<Drop | null>(null);
  const why = trouble(item.target, found);

  function walk(event: KeyboardEvent<HTMLElement>): void {
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const step = stepOfKey(event.key, isRtl);
    if (!step) return;
    event.preventDefault();
    onStep(step);
  }

  return (
    <li
      className={styles.row}
      data-depth={depth}
      data-over={over ?? undefined}
      data-dragged={isDragged || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(dropOf(event));
      }}
      onDragLeave={() => setOver(null)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(null);
        onDrop(dropOf(event));
      }}
    >
      <div className={styles.line}>
        <ActionIcon
          variant="subtle"
          color="gray"
          className={styles.handle ?? ''}
          aria-label={`Move ${name} with the arrow keys`}
          data-handle={item.id}
          draggable
          onDragStart={(event: DragEvent) => {
            event.dataTransfer.effectAllowed = 'move';
            event.dataTransfer.setData('text/plain', name);
            onDrag(true);
          }}
          onDragEnd={() => onDrag(false)}
          onKeyDown={walk}
        >
          <IconGripVertical size={18} aria-hidden />
        </ActionIcon>
        <UnstyledButton className={styles.name ?? ''} aria-expanded={isOpen} onClick={onOpen}>
          <IconChevronRight
            size={16}
            className={styles.chevron}
            data-open={isOpen || undefined}
            aria-hidden
          />
          <span className={styles.words}>
            <span>{name}</span>
            <span className={styles.quiet}>
              {kindName(item.target)}
              {found.href && ` · ${found.href}`}
            </span>
          </span>
          {why && <StateBadge tone="bad" label={found.state === 'gone' ? 'Gone' : 'Not published'} />}
        </UnstyledButton>
        <Group gap={2} wrap="nowrap" className={styles.steps ?? ''}>
          {STEPS.map((step) => (
            <Way
              key={step}
              label={`${STEP_WORDS[step]}: ${name}`}
              icon={STEP_ICONS[step]}
              isOff={!can[step]}
              act={() => onStep(step)}
            />
          ))}
          <Way label={`Remove: ${name}`} icon={IconTrash} act={onRemove} />
        </Group>
      </div>
      {why && (
        <Text size="sm" c="red" className={styles.why ?? ''}>
          {why}
        </Text>
      )}
      {isOpen && <ItemFields {...props} />}
    </li>
  );
}

function ItemFields({ row: { item }, found, onEdit }: ItemRowProps) {
  const { target } = item;
  const [typed, setTyped] = useState(target.kind === 'address' ? target.href : '');
  return (
    <Stack gap="sm" className={styles.fields ?? ''}>
      <TextInput
        label="Label"
        placeholder={found.title}
        maxLength={200}
        value={item.label}
        onChange={(event) => onEdit({ label: event.currentTarget.value })}
        {...(target.kind !== 'address' &&
          target.kind !== 'text' && { description: 'Left empty, it is the title of what it links to.' })}
      />
      {target.kind === 'address' && (
        <TextInput
          label="Address"
          value={typed}
          error={addressOf(typed) === null && 'Begin with / or https://, or write a mail address.'}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            const href = addressOf(event.currentTarget.value);
            if (href) onEdit({ target: { kind: 'address', href } });
          }}
        />
      )}
    </Stack>
  );
}

interface WayProps {
  readonly label: string;
  readonly icon: ComponentType<{ size: number; 'aria-hidden': true; className?: string | undefined }>;
  readonly isOff?: boolean;
  readonly act: () => void;
}

function Way({ label, icon: Icon, isOff = false, act }: WayProps) {
  return (
    <ActionIcon variant="subtle" color="gray" aria-label={label} title={label} disabled={isOff} onClick={act}>
      <Icon size={17} className={styles.mirrored} aria-hidden />
    </ActionIcon>
  );
}

/** The upper and lower parts of a row drop beside it, its middle drops inside. */
function dropOf(event: DragEvent<HTMLElement>): Drop {
  const { top, height } = event.currentTarget.getBoundingClientRect();
  const part = (event.clientY - top) / height;
  if (part < 0.3) return 'before';
  return part > 0.7 ? 'after' : 'inside';
}

function stepOfKey(key: string, isRtl: boolean): Step | null {
  if (key === 'ArrowUp') return 'up';
  if (key === 'ArrowDown') return 'down';
  if (key === 'ArrowRight') return isRtl ? 'out' : 'in';
  return key === 'ArrowLeft' ? (isRtl ? 'in' : 'out') : null;
}

const STEP_WORDS: Readonly<Record<Step, string>> = {
  up: 'Move up',
  down: 'Move down',
  in: 'Move in one level',
  out: 'Move out one level',
};

const STEP_ICONS: Readonly<Record<Step, WayProps['icon']>> = {
  up: IconArrowUp,
  down: IconArrowDown,
  in: IconIndentIncrease,
  out: IconIndentDecrease,
};
