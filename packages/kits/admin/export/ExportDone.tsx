import { Anchor, Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { fileNameOf } from '../../manifest/kitNames.ts';
import type { ExportResult } from '../../wire/admin.ts';
import { Done } from '../Done.tsx';
import { useKits } from '../KitsFrame.tsx';
import { Summary } from '../Summary.tsx';
import { summaryOf } from '../summary.ts';
import type { ExportState } from './exportState.ts';

/** The kit is packed: it is downloaded at once, and again on demand. */
export function ExportDone({
  state,
  result,
  onAnother,
}: {
  state: ExportState;
  result: ExportResult;
  onAnother: () => void;
}) {
  const { config } = useKits();
  const link = useRef<HTMLAnchorElement>(null);
  const wasClicked = useRef<boolean>(false);
  useEffect(() => {
    if (wasClicked.current) return;
    wasClicked.current = true;
    link.current?.click();
  }, []);
  return (
    <Done
      of="export"
      title={result.kit ? 'Your kit is in the library' : 'Your kit is ready'}
      text={
        result.download ? (
          <>
            The download starts by itself. If it does not,{' '}
            <Anchor
              ref={link}
              href={result.download}
              underline="always"
              download={fileNameOf(state.title)}
              data-testid="export-complete-download-link"
            >
              download the kit
            </Anchor>
            .
          </>
        ) : (
          'It can be applied to this site again from there.'
        )
      }
      actions={
        <>
          <Button variant="default" onClick={onAnother}>
            Export another
          </Button>
          {result.kit && (
            <Button
              component={Link}
              to="/kits/library"
              variant="default"
              data-testid="view-in-library-button"
            >
              View in library
            </Button>
          )}
          <Button component={Link} to="/kits" data-testid="done-button">
            Done
          </Button>
        </>
      }
    >
      <Summary
        testId="export-complete-summary"
        lines={summaryOf(
          result.manifest,
          state.selection.includes,
          config.elementorAppConfig,
          'Nothing was exported',
        )}
      />
    </Done>
  );
}
