import { Button, Checkbox, Paper, Text } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { type ComponentType, useState } from 'react';
import { customizationDialogsRegistry, type WizardData } from '../../registry/index.ts';
import { KIT_PARTS, type KitPart } from '../../wire/public.ts';
import { useKits, usePageView } from '../KitsFrame.tsx';
import { ContentDialog } from './ContentDialog.tsx';
import { ForeignDialog } from './ForeignDialog.tsx';
import type { PartDialogProps } from './PartDialog.ts';
import styles from './PartsSelection.module.css';
import { PluginsDialog } from './PluginsDialog.tsx';
import { SettingsDialog } from './SettingsDialog.tsx';
import { customizePart, PAID_PART, REQUIRED_PART, type Selection, togglePart } from './selection.ts';

const PARTS: Readonly<Record<KitPart, { title: string; text: string }>> = {
  content: { title: 'Content', text: 'Pages made with the builder, posts, categories and tags' },
  templates: { title: 'Templates', text: 'Saved templates and theme parts such as headers and footers' },
  settings: { title: 'Site settings', text: 'Colours, fonts, styles, classes and general settings' },
  plugins: { title: 'Plugins', text: 'The plugins that the content was made with' },
};

const OWN_DIALOGS: Readonly<Record<KitPart, unknown>> = {
  content: ContentDialog,
  templates: null,
  settings: SettingsDialog,
  plugins: PluginsDialog,
};

/** The parts of a kit, each with a checkbox and a dialog for the details. */
export function PartsSelection({
  selection,
  onChange,
  data,
  available = KIT_PARTS,
  isImport = false,
  asked = null,
  onAskedClosed,
}: {
  selection: Selection;
  onChange: (selection: Selection) => void;
  data: WizardData;
  available?: readonly KitPart[];
  isImport?: boolean;
  /** A dialog opened automatically, with a notice on what to do in it. */
  asked?: { part: KitPart; notice: string } | null;
  onAskedClosed?: () => void;
}) {
  const { events, hasPro, upgradeUrl } = useKits();
  const [opened, setOpened] = useState<KitPart | null>(null);
  const open = opened ?? asked?.part ?? null;

  usePageView(open && 'kit_export_customization_edit');

  function close(): void {
    setOpened(null);
    onAskedClosed?.();
  }

  const Dialog = open && dialogOf(open);
  return (
    <>
      <Paper component="ul" withBorder className={styles.parts} aria-label="Parts of the kit">
        {KIT_PARTS.map((part) => {
          const isThere = available.includes(part);
          const isPaid = part === PAID_PART && !hasPro;
          const isIncluded = isThere && selection.includes.includes(part);
          const isFixed = part === REQUIRED_PART && (isImport || isIncluded);
          return (
            <li
              key={part}
              className={styles.part}
              data-testid={`KitPartsSelectionRow-${part}`}
              data-dimmed={!isThere || isPaid || undefined}
            >
              <Checkbox
                data-testid={`KitContentDataSelection-${part}`}
                label={PARTS[part].title}
                description={PARTS[part].text}
                checked={isIncluded}
                disabled={!isThere || isFixed || isPaid}
                onChange={() => onChange(togglePart(selection, part))}
              />
              {isPaid ? (
                <Button
                  variant="subtle"
                  size="compact-md"
                  component="a"
                  href={upgradeUrl}
                  onClick={() => events.upgradeClicked(part)}
                >
                  Upgrade
                </Button>
              ) : isThere ? (
                dialogOf(part) && (
                  <Button
                    variant="subtle"
                    size="compact-md"
                    leftSection={<IconPencil size={16} stroke={1.75} aria-hidden />}
                    aria-label={`Edit ${PARTS[part].title.toLowerCase()}`}
                    onClick={() => setOpened(part)}
                  >
                    Edit
                  </Button>
                )
              ) : (
                <Text size="sm" c="dimmed">
                  Not exported
                </Text>
              )}
            </li>
          );
        })}
      </Paper>
      {open && Dialog && (
        <ForeignDialog onClose={close}>
          <Dialog
            data={data}
            value={selection.customization[open]}
            notice={asked?.notice ?? null}
            onClose={close}
            onSave={(value) => {
              onChange(customizePart(selection, open, value as never));
              close();
            }}
          />
        </ForeignDialog>
      )}
    </>
  );
}

type AnyDialog = ComponentType<PartDialogProps<unknown> & { notice: string | null }>;

/** A dialog registered by an add-on replaces ours. */
function dialogOf(part: KitPart): AnyDialog | null {
  return (customizationDialogsRegistry.get(part)?.component ?? OWN_DIALOGS[part]) as AnyDialog | null;
}
