import { Button, FileButton, Progress, Stack, Text } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { type DragEvent, useState } from 'react';
import styles from './Media.module.css';
import type { UploadInProgress } from './usePictureUpload.ts';

const ACCEPTED = 'image/jpeg,image/png,image/gif,image/webp,image/avif';

/** Takes pictures that are dropped on it or chosen with its button, and shows how far they have come. */
export function UploadArea({
  uploads,
  onFiles,
}: {
  uploads: readonly UploadInProgress[];
  onFiles: (files: readonly File[]) => void;
}) {
  const [isOver, setOver] = useState(false);

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    const files = [...event.dataTransfer.files];
    if (files.length > 0) onFiles(files);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the button is for everybody.
    <div
      className={styles.area}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <FileButton accept={ACCEPTED} multiple onChange={(files) => files.length > 0 && onFiles(files)}>
        {(button) => (
          <Button
            {...button}
            variant="light"
            leftSection={<IconUpload size={18} stroke={1.75} aria-hidden />}
          >
            Upload pictures
          </Button>
        )}
      </FileButton>
      <Text size="sm" c="dimmed">
        or drop them here: JPEG, PNG, GIF, WebP or AVIF, up to 20 MB each
      </Text>
      {uploads.length > 0 && (
        <Stack gap="xs" className={styles.uploads} role="status">
          {uploads.map(({ name, share }) => (
            <div key={name}>
              <Text size="sm">{share < 1 ? name : `${name}: making its sizes…`}</Text>
              <Progress value={share * 100} animated={share >= 1} aria-label={`Upload of ${name}`} />
            </div>
          ))}
        </Stack>
      )}
    </div>
  );
}
