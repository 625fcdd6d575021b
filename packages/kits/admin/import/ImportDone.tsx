import { Button } from '@mantine/core';
import { useWayBack } from '@portico/kernel/admin';
import { IconArrowBackUp, IconExternalLink } from '@tabler/icons-react';
import { Link } from 'react-router';
import { kitTitle } from '../../manifest/kitNames.ts';
import { Done } from '../Done.tsx';
import { useKits } from '../KitsFrame.tsx';
import { DoneReport } from '../report/DoneReport.tsx';
import { useRevert } from '../revert/useRevert.ts';
import { Summary } from '../Summary.tsx';
import { summaryOf } from '../summary.ts';
import { importedManifest } from './importedManifest.ts';
import type { ImportState, UploadedKit } from './importState.ts';

export function ImportDone({
  state,
  kit: { session, manifest },
  onClose,
  onReverted,
}: {
  state: ImportState;
  kit: UploadedKit;
  onClose: () => void;
  onReverted: () => void;
}) {
  const { config } = useKits();
  const revert = useRevert();
  const back = useWayBack();
  const title = kitTitle(manifest.title ?? '', manifest.name);
  return (
    <Done
      of="import"
      title="The kit is in place"
      text={`“${title}” was imported in ${state.seconds ?? 0} seconds. You can undo it as a whole.`}
      actions={
        <>
          {back && (
            <Button variant="default" component={Link} to={back.to}>
              {back.label}
            </Button>
          )}
          <Button
            variant="default"
            leftSection={<IconArrowBackUp size={18} stroke={1.75} aria-hidden />}
            onClick={() => void revert({ session, title }).then((kit) => kit && onReverted())}
          >
            Undo the import
          </Button>
          <Button variant="default" data-testid="close-button" onClick={onClose}>
            Close
          </Button>
          <Button
            component="a"
            href="/"
            target="_blank"
            rel="noopener"
            data-testid="see-it-live-button"
            rightSection={<IconExternalLink size={18} stroke={1.75} aria-hidden />}
          >
            See it live
          </Button>
        </>
      }
    >
      <Summary
        testId="import-complete-summary"
        lines={summaryOf(
          importedManifest(manifest, state.importedData, state.selection.customization.settings),
          state.selection.includes,
          config.elementorAppConfig,
          'Nothing was imported',
        )}
      />
      <DoneReport session={session} />
    </Done>
  );
}
