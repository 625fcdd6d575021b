import { ActionIcon, Tooltip } from '@mantine/core';
import {
  IconArrowDown,
  IconArrowUp,
  IconBrush,
  IconClipboardCopy,
  IconCopy,
  IconEyeOff,
  IconTrash,
  IconX,
} from '@tabler/icons-react';
import type { Device } from '../panel/devices.ts';
import styles from '../panel/panels.module.css';
import { nameOf } from './summary.ts';
import type { Several } from './useSeveral.ts';

interface SeveralPanelProps {
  readonly several: Several;
  readonly device: Device;
  readonly onCopy: () => void;
  readonly onPasteStyle: () => void;
}

/** Actions on several elements at once. */
export function SeveralPanel({ several, device, onCopy, onPasteStyle }: SeveralPanelProps) {
  const actions = [
    ['Move up', 'Alt+↑', IconArrowUp, () => several.move('up')],
    ['Move down', 'Alt+↓', IconArrowDown, () => several.move('down')],
    ['Duplicate', 'Ctrl+D', IconCopy, several.duplicate],
    ['Copy', 'Ctrl+C', IconClipboardCopy, onCopy],
    ['Paste style', 'Ctrl+Shift+V', IconBrush, onPasteStyle],
    [`Hide or show on: ${device.label}`, '', IconEyeOff, () => several.hide(device.name)],
    ['Delete', 'Delete', IconTrash, several.remove],
    ['Choose one only', 'Escape', IconX, several.leave],
  ] as const;
  return (
    <div className={styles.panelBody}>
      <h2 className={styles.panelTitle}>{several.ids.size} elements</h2>
      <div role="toolbar" aria-label="Actions for the chosen elements" className={styles.actions}>
        {actions.map(([label, keys, Icon, act]) => (
          <Tooltip key={label} label={keys ? `${label} (${keys})` : label} withinPortal>
            <ActionIcon variant="default" size="lg" aria-label={label} onClick={act}>
              <Icon size={17} stroke={1.6} aria-hidden />
            </ActionIcon>
          </Tooltip>
        ))}
      </div>
      <p className={styles.quiet}>{namesOf(several)}</p>
    </div>
  );
}

/** Announces the selection to screen readers. */
export function severalInWords(several: Several): string {
  return several.ids.size === 0 ? '' : `${several.ids.size} elements chosen: ${namesOf(several)}`;
}

function namesOf(several: Several): string {
  return several.items().map(nameOf).join(', ');
}
