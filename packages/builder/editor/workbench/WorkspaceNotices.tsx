import { Alert, Button, Group } from '@mantine/core';
import { DateTime } from '@portico/kernel/admin';
import { IconCloudOff, IconHistory, IconLock } from '@tabler/icons-react';
import type { RevisionContent } from '../../wire/admin.ts';
import type { Saving } from './saving.ts';
import type { useLock } from './useLock.ts';
import type { PageContent } from './useSaving.ts';
import styles from './Workbench.module.css';

interface WorkspaceNoticesProps extends ReturnType<typeof useLock> {
  /** Unsaved changes from before. */
  readonly offered: RevisionContent | null;
  readonly bringBack: (typed: Pick<PageContent, 'title' | 'settings' | 'elements'>) => void;
  readonly discard: () => void;
  readonly saving: Saving;
  readonly overwrite: () => void;
  readonly copyMine: () => void;
  readonly openTheirs: () => void;
  readonly tryAgain: () => void;
}

/** What an editor must know before going on: somebody else is editing, something was not saved. */
export function WorkspaceNotices({
  other,
  takeOver,
  offered,
  bringBack,
  discard,
  saving,
  overwrite,
  copyMine,
  openTheirs,
  tryAgain,
}: WorkspaceNoticesProps) {
  return (
    <div className={styles.notices}>
      {other && (
        <Alert color="yellow" icon={<IconLock size={18} aria-hidden />} role="status">
          <Group justify="space-between">
            <span>
              {other.isSelf
                ? 'You have this page open in another window as well. The one that saves second asks what to do.'
                : `${other.name} has this page open as well. Whoever saves second is asked what to do.`}
            </span>
            <Button size="compact-sm" variant="default" onClick={takeOver}>
              Take over
            </Button>
          </Group>
        </Alert>
      )}
      {offered && (
        <Alert color="blue" icon={<IconHistory size={18} aria-hidden />} role="status">
          <Group justify="space-between">
            <span>
              You left changes here that were not saved (<DateTime value={offered.madeAt} />
              ).
            </span>
            <Group gap="xs">
              <Button
                size="compact-sm"
                onClick={() => {
                  const { title, settings, elements } = offered;
                  bringBack({ title, settings, elements });
                }}
              >
                Restore them
              </Button>
              <Button size="compact-sm" variant="default" onClick={discard}>
                Discard them
              </Button>
            </Group>
          </Group>
        </Alert>
      )}
      {saving.phase === 'conflict' && (
        <Alert color="red" role="alert" title="Somebody else has saved this page">
          <p className={styles.message}>{saving.message}</p>
          <Group gap="xs">
            <Button size="compact-sm" onClick={overwrite}>
              Save mine over it
            </Button>
            <Button size="compact-sm" variant="default" onClick={copyMine}>
              Save mine as a copy
            </Button>
            <Button size="compact-sm" variant="default" onClick={openTheirs}>
              Open theirs
            </Button>
          </Group>
        </Alert>
      )}
      {saving.phase === 'offline' && (
        <Alert color="yellow" icon={<IconCloudOff size={18} aria-hidden />} role="status">
          There is no connection to the site. Go on working: what you typed is kept here, and can be saved
          once the connection is back. Do not close this window until then.
        </Alert>
      )}
      {saving.phase === 'failed' && (
        <Alert color="red" role="alert">
          <Group justify="space-between">
            <span>{saving.message} What you typed is still here.</span>
            <Button size="compact-sm" variant="default" onClick={tryAgain}>
              Try again
            </Button>
          </Group>
        </Alert>
      )}
    </div>
  );
}
