import { ActionIcon, Alert, Button, Drawer, Group, Tabs, Tooltip } from '@mantine/core';
import { LoadingState, useConfirm, useUnsavedChanges } from '@portico/kernel/admin';
import { IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { labelProblem } from '../../model/looks/lists.ts';
import { classesIn } from '../../model/looks/siteClasses.ts';
import { variablesIn } from '../../model/looks/siteVariables.ts';
import { useSiteLooks } from '../panel/SiteLooks.ts';
import { ClassesTab, type Screens } from './ClassesTab.tsx';
import styles from './looks.module.css';
import { isOvertaken, type LooksDraft, useLooksDraft } from './useLooksDraft.ts';
import { useUsers } from './useUsers.ts';
import { VariablesTab } from './VariablesTab.tsx';

/** Edits the site's classes and variables, next to the page that shows them. */
export function LooksDrawer(screens: Screens) {
  const { opened } = useSiteLooks();
  return opened && <Opened {...screens} />;
}

function Opened(screens: Screens) {
  const { opened, close } = useSiteLooks();
  const confirm = useConfirm();
  const draft = useLooksDraft();
  const [chosen, choose] = useState<string | null>(opened?.id ?? null);
  useUnsavedChanges(draft?.isChanged === true);

  async function leave(): Promise<void> {
    if (draft?.isChanged) {
      // After the Escape key event, which would close the confirmation as well.
      await new Promise((resolve) => setTimeout(resolve));
      const text = 'Your changes to classes and variables were not saved.';
      const isSure = await confirm({
        title: 'Discard the changes?',
        text,
        action: 'Discard',
        tone: 'danger',
      });
      if (!isSure) return;
      await draft.discard();
    }
    close();
  }

  // The drawer's Escape handler keeps the first callback it was given.
  const latest = useRef(leave);
  useLayoutEffect(() => {
    latest.current = leave;
  });

  return (
    <Drawer
      opened
      onClose={() => void latest.current()}
      position="right"
      title="Classes and variables"
      // The page next to it shows every change.
      overlayProps={{ backgroundOpacity: 0 }}
      closeButtonProps={{ 'aria-label': 'Close the classes and variables' }}
    >
      {draft ? (
        <Contents draft={draft} chosen={chosen} choose={choose} {...screens} />
      ) : (
        <LoadingState lines={6} />
      )}
    </Drawer>
  );
}

interface ContentsProps extends Screens {
  readonly draft: LooksDraft;
  readonly chosen: string | null;
  readonly choose: (id: string | null) => void;
}

function Contents({ draft, ...editing }: ContentsProps) {
  const users = useUsers();
  const isNamed = [classesIn(draft.now.classes), variablesIn(draft.now.variables)].every(hasGoodNames);
  // On the window: deleting the focused row leaves the focus nowhere.
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z') return;
      event.preventDefault();
      if (event.shiftKey) draft.redo?.();
      else draft.undo?.();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [draft]);
  return (
    <div data-own-steps>
      <Tabs defaultValue="classes" keepMounted={false}>
        <Tabs.List grow mb="md">
          <Tabs.Tab value="classes">Classes</Tabs.Tab>
          <Tabs.Tab value="variables">Variables</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="classes">
          <ClassesTab draft={draft} users={users} {...editing} />
        </Tabs.Panel>
        <Tabs.Panel value="variables">
          <VariablesTab draft={draft} users={users} />
        </Tabs.Panel>
      </Tabs>
      <div className={styles.ends}>
        {draft.problem && <Problem draft={draft} />}
        <Group gap={2}>
          <Step label="Undo" Icon={IconArrowBackUp} act={draft.undo} />
          <Step label="Redo" Icon={IconArrowForwardUp} act={draft.redo} />
        </Group>
        <Button disabled={!draft.isChanged || !isNamed} onClick={() => void draft.save()}>
          Save for all pages
        </Button>
      </div>
    </div>
  );
}

function hasGoodNames(all: readonly { readonly label: string }[]): boolean {
  const labels = all.map(({ label }) => label);
  return new Set(labels).size === labels.length && labels.every((label) => labelProblem(label, []) === null);
}

interface StepProps {
  readonly label: string;
  readonly Icon: typeof IconArrowBackUp;
  readonly act: (() => void) | null;
}

function Step({ label, Icon, act }: StepProps) {
  return (
    <Tooltip label={label} withinPortal>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        aria-label={`${label} a change of classes or variables`}
        disabled={act === null}
        onClick={() => act?.()}
      >
        <Icon size={18} aria-hidden />
      </ActionIcon>
    </Tooltip>
  );
}

function Problem({ draft }: { readonly draft: LooksDraft }) {
  return (
    <Alert color="red" role="alert" flex="1 0 100%">
      {draft.problem?.fields.elements ?? draft.problem?.message}
      {isOvertaken(draft.problem) && (
        <Group gap="xs" mt="xs">
          <Button size="compact-sm" onClick={() => void draft.save(true)}>
            Save mine over it
          </Button>
          <Button size="compact-sm" variant="default" onClick={() => void draft.discard()}>
            Use theirs
          </Button>
        </Group>
      )}
    </Alert>
  );
}
