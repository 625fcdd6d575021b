import { Button, FileButton, Progress, Stack, Text } from '@mantine/core';
import { useDrop } from '@portico/kernel/admin';
import { IconUpload } from '@tabler/icons-react';
import styles from './Media.module.css';
import type { UploadInProgress } from './useUpload.ts';

/** Accepted files, for the file dialog and in words. */
export interface Wanted {
  readonly accept: string;
  readonly action: string;
  readonly limits: string;
  /** What the server does once a file has been uploaded. */
  readonly ending: string;
}

export const PICTURES: Wanted = {
  accept: 'image/jpeg,image/png,image/gif,image/webp,image/avif,image/svg+xml',
  action: 'Upload pictures',
  limits: 'JPEG, PNG, GIF, WebP, AVIF or SVG, up to 20 MB each. Scripts are removed from SVG files.',
  ending: 'resizing…',
};

/** Accepts files by drag and drop or its button, and shows their progress. */
export function UploadArea({
  wanted = PICTURES,
  uploads,
  onFiles,
}: {
  wanted?: Wanted;
  uploads: readonly UploadInProgress[];
  onFiles: (files: readonly File[]) => void;
}) {
  const drop = useDrop(onFiles);
  return (
    <div className={styles.area} {...drop}>
      <FileButton accept={wanted.accept} multiple onChange={(files) => files.length > 0 && onFiles(files)}>
        {(button) => (
          <Button
            {...button}
            variant="light"
            leftSection={<IconUpload size={18} stroke={1.75} aria-hidden />}
          >
            {wanted.action}
          </Button>
        )}
      </FileButton>
      <Text size="sm" c="dimmed">
        or drop them here: {wanted.limits}
      </Text>
      {uploads.length > 0 && (
        <Stack gap="xs" className={styles.uploads} role="status">
          {uploads.map(({ name, share }) => (
            <div key={name}>
              <Text size="sm">{share < 1 ? name : `${name}: ${wanted.ending}`}</Text>
              <Progress value={share * 100} animated={share >= 1} aria-label={`Upload of ${name}`} />
            </div>
          ))}
        </Stack>
      )}
    </div>
  );
}
