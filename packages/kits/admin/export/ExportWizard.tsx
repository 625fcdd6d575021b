import { Button, Progress, Text } from '@mantine/core';
import { Screen } from '@portico/kernel/admin';
import { useEffect, useReducer, useRef } from 'react';
import { Navigate, useNavigate, useParams } from 'react-router';
import { CLOUD_KITS_PATH } from '../../wire/public.ts';
import { modalValue, switchesValue } from '../analytics/kitEvents.ts';
import { ErrorDialog } from '../ErrorDialog.tsx';
import { useKits, usePageView } from '../KitsFrame.tsx';
import { wholeSite } from '../parts/selection.ts';
import { ExportDone } from './ExportDone.tsx';
import { ExportForm } from './ExportForm.tsx';
import styles from './ExportWizard.module.css';
import {
  type ExportSource,
  type ExportState,
  exportState,
  exportStepFor,
  NEW_EXPORT,
} from './exportState.ts';

const KITS = { label: 'Kits', to: '/kits' };

/** Exporting a kit: choose and name, wait, download. The steps have URLs, but only the one that fits the state is shown. */
export function ExportWizard() {
  const { '*': wished = '' } = useParams();
  const navigate = useNavigate();
  const { calls, config, events, hasPro } = useKits();
  const [state, dispatch] = useReducer(exportState, { ...NEW_EXPORT, selection: wholeSite(hasPro) });
  const latest = useRef<ExportState>(state);
  latest.current = state;
  const step = exportStepFor(state.status);
  usePageView(step === '' ? 'kit_export_customization' : step === 'complete' ? 'kit_export_summary' : null);

  async function pack(source: ExportSource): Promise<void> {
    const { title, description, picture, selection } = latest.current;
    dispatch({ type: 'begun', source });
    void navigate('/kits/export/process', { replace: true });
    const answer = await calls.exportKit(
      {
        kitInfo: { title: title.trim(), description, source },
        include: selection.includes,
        customization: selection.customization,
        ...(picture && source === 'cloud' && { screenShotBlob: picture }),
      },
      (share) => dispatch({ type: 'advanced', share }),
    );
    if (!answer.ok) return dispatch({ type: 'failed', problem: answer.problem });
    const hasMedia =
      selection.customization.content?.mediaFormat === 'cloud' && answer.data.mediaUrls.length > 0;
    dispatch({ type: 'packed', result: answer.data, hasMedia });
    events.exported({
      includes: selection.includes,
      modals: {
        content: modalValue(
          selection.customization.content?.customPostTypes ?? 'All',
          config.postTypes.length,
        ),
        templates: switchesValue(selection.customization.templates),
        settings: switchesValue(selection.customization.settings),
        plugins: switchesValue(selection.customization.plugins),
      },
      hasDescription: description !== '',
      manifest: answer.data.manifest,
      source,
    });
    if (hasMedia) await saveMedia(answer.data);
  }

  async function saveMedia(result = latest.current.result): Promise<void> {
    if (!result?.kit) return;
    const saved = await calls.post('process-media', { media_urls: result.mediaUrls, kit: result.kit });
    dispatch(saved.ok ? { type: 'mediaDone' } : { type: 'failed', problem: saved.problem });
  }

  async function cancel(): Promise<void> {
    const { status, result } = latest.current;
    // A kit whose media are missing is removed from the library again.
    if (status === 'PROCESSING_MEDIA' && result?.kit)
      await calls.delete(`${CLOUD_KITS_PATH}/${result.kit.id}`);
    dispatch({ type: 'cancelled' });
  }

  useEffect(() => {
    if (wished !== step) void navigate(`/kits/export/${step}`.replace(/\/$/, ''), { replace: true });
  }, [wished, step, navigate]);

  return (
    <Screen
      title="Export a kit"
      parent={KITS}
      width="form"
      description={
        step === '' && 'A kit holds pages, templates and settings in one .zip, for another site or for later.'
      }
    >
      {step === '' && (
        <ExportForm
          state={state}
          onChange={(change) => dispatch({ type: 'edited', change })}
          onExport={(source) => void pack(source)}
        />
      )}
      {step === 'process' && <Packing state={state} />}
      {step === 'complete' &&
        (state.result ? (
          <ExportDone state={state} result={state.result} onAnother={() => dispatch({ type: 'reset' })} />
        ) : (
          <Navigate to="/kits/export" replace />
        ))}
      {state.problem && (
        <ErrorDialog
          title="The kit was not exported"
          problem={state.problem}
          onCancel={() => void cancel()}
          onRetry={() => (state.status === 'PROCESSING_MEDIA' ? void saveMedia() : void pack(state.source))}
          action={
            state.problem.code === 'insufficient-storage-quota' && (
              <Button onClick={() => void pack('file')}>Export as .zip</Button>
            )
          }
        />
      )}
    </Screen>
  );
}

function Packing({ state: { progress, status } }: { state: ExportState }) {
  const share = Math.round(progress * 100);
  const label = status === 'PROCESSING_MEDIA' ? 'Saving the media' : 'Packing the kit';
  return (
    <div className={styles.packing} role="status">
      <Text fw={600}>{label}…</Text>
      <Progress.Root size="lg">
        <Progress.Section value={status === 'PROCESSING_MEDIA' ? 100 : share} animated aria-label={label} />
      </Progress.Root>
      <Text size="sm" c="dimmed">
        {status === 'PROCESSING_MEDIA' ? 'Almost done.' : `${share}% – you can leave this open.`}
      </Text>
    </div>
  );
}
