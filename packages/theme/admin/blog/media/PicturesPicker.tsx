import { Button, Group, Modal } from '@mantine/core';
import { useIsPhone } from '@portico/kernel/admin';
import { useState } from 'react';
import type { Picture } from '../../../blogAdminProtocol.ts';
import styles from './Media.module.css';
import { PictureGrid } from './PictureGrid.tsx';
import { UploadArea } from './UploadArea.tsx';
import { useUpload } from './useUpload.ts';

interface PicturesPickerProps {
  readonly opened: boolean;
  readonly close: () => void;
  /** Several may be chosen, in an order; else choosing or uploading one ends it. */
  readonly isForMany?: boolean;
  readonly onPictures: (pictures: readonly Picture[]) => void;
}

/** The media library as a dialog. */
export default function PicturesPicker({
  opened,
  close,
  isForMany = false,
  onPictures,
}: PicturesPickerProps) {
  const isPhone = useIsPhone();
  const [chosen, setChosen] = useState<readonly Picture[]>([]);

  function leave(): void {
    setChosen([]);
    close();
  }
  function hand(pictures: readonly Picture[]): void {
    leave();
    onPictures(pictures);
  }
  /** What was just uploaded is chosen; anything else also gives the choice up. */
  function choose(picture: Picture, isUploaded = false): void {
    if (!isForMany) {
      hand([picture]);
      return;
    }
    setChosen((before) => {
      const others = before.filter(({ id }) => id !== picture.id);
      return isUploaded || others.length === before.length ? [...others, picture] : others;
    });
  }
  const { uploads, upload } = useUpload<Picture>({
    call: '/blog/media',
    onMade: (picture) => choose(picture, true),
  });

  return (
    <Modal
      opened={opened}
      onClose={leave}
      title={isForMany ? 'Choose pictures' : 'Choose a picture'}
      size="xl"
      fullScreen={isPhone}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <UploadArea uploads={uploads} onFiles={(files) => void upload(isForMany ? files : files.slice(0, 1))} />
      <PictureGrid
        onChoose={(picture) => choose(picture)}
        {...(isForMany && { chosen: chosen.map(({ id }) => id) })}
      />
      {isForMany && (
        <Group justify="flex-end" className={styles.choice ?? ''}>
          <Button variant="default" onClick={leave}>
            Cancel
          </Button>
          <Button disabled={chosen.length === 0} onClick={() => hand(chosen)}>
            {chosen.length < 2 ? 'Add picture' : `Add ${chosen.length} pictures`}
          </Button>
        </Group>
      )}
    </Modal>
  );
}
