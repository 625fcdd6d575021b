import { Alert, Button, Group, SegmentedControl, Text } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import {
  ApiProblemError,
  type ApiResult,
  ErrorState,
  LoadingState,
  notices,
  Screen,
  useApi,
  useConfirm,
  useIsPhone,
  useUnsavedChanges,
} from '@portico/kernel/admin';
import { IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { type CustomizerState, customizerCalls } from '../../wire/admin.ts';
import { defaultThemeOptions, previewSettings } from '../../wire/public.ts';
import styles from './CustomizerScreen.module.css';
import { isChanged, isKept, type Work } from './customizerState.ts';
import { LookFields, type LookPart } from './LookFields.tsx';
import { type Device, PreviewFrame, type Scheme } from './PreviewFrame.tsx';
import { useWork } from './useWork.ts';

const TITLE = 'Appearance';

export default function CustomizerScreen() {
  const api = useApi();
  const [answer, setAnswer] = useState<ApiResult<CustomizerState> | null>(null);
  // Requested once and past the cache: work must not start with what was published an hour ago.
  useEffect(() => {
    if (answer === null) void api.call(customizerCalls.read).then(setAnswer);
  }, [api, answer]);
  if (answer?.ok) return <Customizer state={answer.value} beginAgain={() => setAnswer(null)} />;
  return (
    <Screen title={TITLE}>
      {answer ? (
        <ErrorState error={new ApiProblemError(answer.problem)} retry={() => setAnswer(null)} />
      ) : (
        <LoadingState lines={8} />
      )}
    </Screen>
  );
}

interface CustomizerProps {
  readonly state: CustomizerState;
  /** Starts over with the server's current state. */
  readonly beginAgain: () => void;
}

function Customizer({ state, beginAgain }: CustomizerProps) {
  const { work, ticket, send, keep, prefer, discard, publish } = useWork(state);
  useUnsavedChanges(!isKept(work));
  const confirm = useConfirm();
  const isPhone = useIsPhone();
  const [device, setDevice] = useState<Device>('desktop');
  // A phone has room for only one of the two.
  const [side, setSide] = useState<'settings' | 'preview'>('settings');
  const [scheme, setScheme] = useState<Scheme>('device');
  const [isPublishing, setPublishing] = useState(false);
  const [open, setOpen] = useState<readonly LookPart[]>(['posts']);

  useHotkeys([
    ['mod+Z', () => send({ is: 'undone' })],
    ['mod+shift+Z', () => send({ is: 'redone' })],
  ]);

  // The theme's runtime asks the frame around it to save before it loads further posts.
  useEffect(() => {
    const settings = previewSettings(ticket);
    const view = window as unknown as Record<string, unknown>;
    view._wpCustomizeSettings = settings;
    view.wp = { customize: { settings, requestChangesetUpdate: keep } };
    return () => {
      delete view._wpCustomizeSettings;
      delete view.wp;
    };
  }, [ticket, keep]);

  /** The mobile menu is previewed on a phone. */
  function show(parts: readonly LookPart[]): void {
    if (parts.includes('menu') && !open.includes('menu')) setDevice('mobile');
    setOpen(parts);
  }

  async function askToDiscard(): Promise<void> {
    const isSure = await confirm({
      title: 'Discard your changes?',
      text: 'The site stays as it is published. What you changed here is gone.',
      action: 'Discard changes',
      tone: 'danger',
    });
    if (isSure) await discard();
  }

  async function goLive(replacesOthers = false): Promise<void> {
    setPublishing(true);
    const result = await publish(replacesOthers);
    setPublishing(false);
    if (result === 'published') return notices.done('Published. Every page has the new look.');
    if (result === 'failed') return;
    const isSure = await confirm({
      title: 'Somebody else published first',
      text: 'Another look was published since you began with this one. Publish yours in its place?',
      action: 'Publish mine',
      tone: 'danger',
    });
    if (isSure) await goLive(true);
  }

  return (
    <Screen
      title={TITLE}
      description="Try things out beside the site itself. Nobody else sees them until you publish."
      actions={
        <>
          <Button
            variant="subtle"
            color="gray"
            disabled={!isChanged(work)}
            onClick={() => void askToDiscard()}
          >
            Discard
          </Button>
          <Button loading={isPublishing} disabled={!isChanged(work)} onClick={() => void goLive()}>
            Publish
          </Button>
        </>
      }
    >
      {isPhone && (
        <SegmentedControl
          aria-label="Page to show"
          fullWidth
          mb="md"
          data={[
            { value: 'settings', label: 'Settings' },
            { value: 'preview', label: 'Preview' },
          ]}
          value={side}
          onChange={setSide}
        />
      )}
      <div className={styles.screen}>
        <section className={styles.controls} aria-label="Settings" hidden={isPhone && side !== 'settings'}>
          <Group gap="xs" justify="space-between">
            <Group gap="xs">
              <Button
                variant="default"
                size="compact-sm"
                leftSection={<IconArrowBackUp size={16} aria-hidden />}
                disabled={work.past.length === 0}
                onClick={() => send({ is: 'undone' })}
              >
                Undo
              </Button>
              <Button
                variant="default"
                size="compact-sm"
                leftSection={<IconArrowForwardUp size={16} aria-hidden />}
                disabled={work.future.length === 0}
                onClick={() => send({ is: 'redone' })}
              >
                Redo
              </Button>
            </Group>
            <Text size="sm" c="dimmed" role="status" className={styles.state}>
              {stateOf(work)}
            </Text>
          </Group>
          {work.keeping === 'failed' && (
            <Button variant="light" color="red" onClick={() => void keep()}>
              Could not be saved. Try again
            </Button>
          )}
          {work.keeping === 'elsewhere' && (
            <Alert color="yellow" role="alert" title="You continued in another window">
              <Text size="sm">What you did there is not shown here, and what you do here is not saved.</Text>
              <Group gap="xs" mt="sm">
                <Button size="compact-sm" onClick={beginAgain}>
                  Continue from there
                </Button>
                <Button size="compact-sm" variant="default" onClick={() => void prefer()}>
                  Keep this one
                </Button>
              </Group>
            </Alert>
          )}
          <LookFields
            options={work.draft}
            onChange={(to) => send({ is: 'changed', to })}
            open={open}
            onOpen={show}
          />
          <Button
            variant="subtle"
            color="gray"
            size="compact-sm"
            justify="start"
            onClick={() => send({ is: 'changed', to: defaultThemeOptions })}
          >
            Back to the defaults
          </Button>
        </section>
        <section className={styles.preview} aria-label="Preview" hidden={isPhone && side !== 'preview'}>
          <Group gap="xs" mb="xs">
            {!isPhone && (
              <SegmentedControl
                aria-label="Size of the preview"
                data={[
                  { value: 'desktop', label: 'Desktop' },
                  { value: 'tablet', label: 'Tablet' },
                  { value: 'mobile', label: 'Phone' },
                ]}
                value={device}
                onChange={setDevice}
              />
            )}
            <SegmentedControl
              aria-label="Palette of the preview"
              data={[
                { value: 'device', label: 'As set' },
                { value: 'light', label: 'Light' },
                { value: 'dark', label: 'Dark' },
              ]}
              value={scheme}
              onChange={setScheme}
            />
          </Group>
          <PreviewFrame
            ticket={ticket}
            version={JSON.stringify(work.kept)}
            device={isPhone ? 'window' : device}
            isMenuOpen={open.includes('menu')}
            scheme={scheme}
          />
        </section>
      </div>
    </Screen>
  );
}

function stateOf(work: Work): string {
  if (work.keeping === 'failed' || work.keeping === 'elsewhere') return '';
  if (work.keeping === 'keeping' || !isKept(work)) return 'Saving…';
  return isChanged(work) ? 'Draft saved' : 'As published';
}
