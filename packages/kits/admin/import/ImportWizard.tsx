import { LoadingState, Screen, useConfirm, useRefresh, useWayBack } from '@portico/kernel/admin';
import { useEffect, useRef } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { ErrorDialog } from '../ErrorDialog.tsx';
import { useKits, usePageView } from '../KitsFrame.tsx';
import { safeReturn } from '../revert/safeReturn.ts';
import { ChangesStep } from './ChangesStep.tsx';
import { ContentStep } from './ContentStep.tsx';
import { DropZone } from './DropZone.tsx';
import { ImportDone } from './ImportDone.tsx';
import { stepFor } from './importState.ts';
import { ProcessStep } from './ProcessStep.tsx';
import { useImport } from './useImport.ts';

const LONGEST_ADDRESS = 200;
const KITS = { label: 'Kits', to: '/kits' };

const ABOUT: Readonly<Record<string, string>> = {
  '': 'Bring pages, templates and settings of another site here. You see what will change before anything does.',
  content: 'Choose what you want from this kit.',
  changes: 'Nothing has changed yet. This is what will.',
};

/** Importing a kit: upload, choose, review the changes, wait, done. Only the step that fits the state is shown. */
export function ImportWizard() {
  const { '*': wished = '' } = useParams();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const refresh = useRefresh();
  const confirm = useConfirm();
  const { events, nonce } = useKits();
  const { state, dispatch, takeFile, takeFrom, cancelUpload, run } = useImport();
  const source = {
    source: query.get('referrer') ?? '',
    id: query.get('id') ?? '',
    fileUrl: query.get('file_url') ?? '',
  };
  const isFromElsewhere = source.id !== '' || source.fileUrl !== '';
  const returnTo = safeReturn(query.get('return_to'), window.location.origin);
  const step = stepFor(state.status, wished);
  const { search } = new URL(window.location.href);
  const to = (next: string) => void navigate({ pathname: `/kits/import/${next}`.replace(/\/$/, ''), search });

  usePageView(
    step === ''
      ? 'kit_import_upload_box'
      : step === 'content'
        ? 'kit_import_customization'
        : step === 'complete'
          ? 'kit_import_summary'
          : null,
  );

  async function start(): Promise<void> {
    if (!(await run(source))) return;
    await refresh();
    if (returnTo && query.get('no_automatic_redirect') !== 'true') window.location.assign(returnTo);
  }

  /** An external link could come from anybody. It is not followed before the user has seen where it leads. */
  const isOurLink = source.fileUrl === '' || query.get('nonce') === nonce;

  async function fetchKit(): Promise<void> {
    const isWanted =
      isOurLink ||
      (await confirm({
        title: 'Fetch a kit from another host?',
        text: `The link that brought you here names a kit at ${source.fileUrl.slice(0, LONGEST_ADDRESS)}. You choose what is imported.`,
        action: 'Fetch the kit',
      }));
    if (!isWanted) return leave();
    const kit = await takeFrom(source);
    if (kit && isOurLink && query.get('action_type') === 'apply-all') void start();
  }

  const hasTaken = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a kit from elsewhere is fetched once, when the screen opens.
  useEffect(() => {
    if (!isFromElsewhere || hasTaken.current) return;
    hasTaken.current = true;
    void fetchKit();
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `to` is made anew each time and means the same.
  useEffect(() => {
    if (wished !== step) to(step);
  }, [wished, step]);

  function retry(): void {
    const wasImporting = state.status === 'IMPORTING';
    dispatch({ type: 'dismissed' });
    if (wasImporting) void start();
    else if (isFromElsewhere) void fetchKit();
  }

  function leave(): void {
    if (returnTo) window.location.assign(returnTo);
    else if (isFromElsewhere) void navigate('/kits/library');
    else dispatch({ type: 'reset' });
  }

  const { uploaded } = state;
  return (
    <Screen
      title={uploaded?.manifest.title ? `Import “${uploaded.manifest.title}”` : 'Import a kit'}
      parent={useWayBack() ?? KITS}
      width="form"
      description={ABOUT[step]}
    >
      {step === '' &&
        (isFromElsewhere && !state.problem ? (
          <LoadingState label="Fetching the kit" lines={5} />
        ) : (
          <DropZone state={state} onFile={(file) => void takeFile(file)} onCancel={cancelUpload} />
        ))}
      {step === 'content' && uploaded && (
        <ContentStep
          kit={uploaded}
          selection={state.selection}
          onChange={(selection) => dispatch({ type: 'selected', selection })}
          onBack={leave}
          onNext={() => to('changes')}
        />
      )}
      {step === 'changes' && uploaded && (
        <ChangesStep
          kit={uploaded}
          selection={state.selection}
          onChange={(selection) => dispatch({ type: 'selected', selection })}
          onBack={() => to('content')}
          onApply={() => void start()}
        />
      )}
      {step === 'process' && <ProcessStep state={state} />}
      {step === 'complete' && uploaded && (
        <ImportDone
          state={state}
          kit={uploaded}
          onClose={() => {
            if (returnTo) window.location.assign(returnTo);
            else void navigate('/kits');
          }}
          onReverted={() => {
            events.adminAction('Revert');
            void navigate('/kits');
          }}
        />
      )}
      {state.problem && (
        <ErrorDialog
          title="The kit was not imported"
          problem={state.problem}
          onRetry={retry}
          onCancel={() => {
            const isStuck = state.status === 'PENDING' && isFromElsewhere;
            dispatch({ type: 'dismissed' });
            if (isStuck) leave();
          }}
        />
      )}
    </Screen>
  );
}
