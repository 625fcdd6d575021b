import { Button, Group, Text } from '@mantine/core';
import { IconPhoto } from '@tabler/icons-react';
import { Suspense, useId, useState } from 'react';
import styles from './PictureChoice.module.css';
import type { LibraryPicture, PicturePicker } from './SettingsPorts.ts';

interface PictureChoiceProps {
  readonly label: string;
  readonly hint: string;
  /** Empty if there is none. */
  readonly url: string;
  readonly isOnDark?: boolean;
  readonly error: string | undefined;
  readonly Picker: PicturePicker;
  readonly onChoose: (picture: LibraryPicture | null) => void;
}

/** Chooses one picture from the media library, or none. */
export function PictureChoice({ label, hint, url, isOnDark, error, Picker, onChoose }: PictureChoiceProps) {
  const id = useId();
  const [isPicking, setPicking] = useState(false);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset brings borders that have to be taken away again.
    <div role="group" aria-labelledby={id}>
      <Text fw={560} size="sm" id={id}>
        {label}
      </Text>
      <Text c="dimmed" size="sm" mb="xs">
        {hint}
      </Text>
      {url && (
        <div className={styles.ground} data-dark={isOnDark || undefined}>
          <img src={url} alt={`${label} as it is now`} className={styles.picture} />
        </div>
      )}
      <Group gap="sm">
        <Button
          variant="default"
          size="sm"
          leftSection={<IconPhoto size={18} stroke={1.75} aria-hidden />}
          aria-describedby={id}
          onClick={() => setPicking(true)}
        >
          {url ? 'Change' : 'Choose a picture'}
        </Button>
        {url && (
          <Button
            variant="subtle"
            color="gray"
            size="sm"
            aria-describedby={id}
            onClick={() => onChoose(null)}
          >
            Remove
          </Button>
        )}
      </Group>
      {error && (
        <Text c="red" size="sm" mt={4} role="alert">
          {error}
        </Text>
      )}
      <Suspense>
        {isPicking && (
          <Picker
            opened
            close={() => setPicking(false)}
            onPictures={([picture]) => picture && onChoose(picture)}
          />
        )}
      </Suspense>
    </div>
  );
}
