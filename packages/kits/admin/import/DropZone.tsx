import { Button, Progress, Text } from '@mantine/core';
import { useDrop } from '@portico/kernel/admin';
import { IconFileZip } from '@tabler/icons-react';
import { useRef } from 'react';
import styles from './DropZone.module.css';
import type { ImportState } from './importState.ts';

/** Where a kit is dropped or chosen from disk. Shows the progress of the upload. */
export function DropZone({
  state,
  onFile,
  onCancel,
}: {
  state: ImportState;
  onFile: (file: File) => void;
  onCancel: () => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  const drop = useDrop(([file]) => file && onFile(file));

  if (state.status === 'UPLOADING') {
    const share = Math.round(state.sent * 100);
    return (
      <div className={styles.zone} data-testid="drop-zone" role="status">
        <Text fw={600}>{share < 100 ? `Sending ${state.fileName}` : 'Reading the kit'}…</Text>
        <Progress.Root size="lg" w="100%" maw="24rem">
          <Progress.Section value={share} animated aria-label="Upload" />
        </Progress.Root>
        <Button variant="default" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.zone} data-testid="drop-zone" {...drop}>
      <span className={styles.icon}>
        <IconFileZip size={28} stroke={1.5} aria-hidden />
      </span>
      <Text fw={600}>Drop a kit here</Text>
      <Text c="dimmed" size="sm">
        One .zip that was exported here or on another site
      </Text>
      <input
        ref={input}
        type="file"
        accept=".zip,application/zip"
        className={styles.input}
        data-testid="file-input"
        aria-label="Kit"
        tabIndex={-1}
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          event.currentTarget.value = '';
          if (file) onFile(file);
        }}
      />
      <Button data-testid="click-to-upload" onClick={() => input.current?.click()}>
        Choose a file
      </Button>
    </div>
  );
}
