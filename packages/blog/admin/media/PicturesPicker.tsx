import { Button, Group, Modal } from '@mantine/core';
import { notices, useIsPhone } from '@portico/kernel/admin';
import { useRef, useState } from 'react';
import type { Picture } from '../../wire/admin.ts';
import styles from './Media.module.css';
import { PictureGrid } from './PictureGrid.tsx';
import { UploadArea } from './UploadArea.tsx';
import { usePictureUpload } from './useUpload.ts';

interface PicturesPickerProps {
  readonly opened: boolean;
  readonly close: () => void;
  /** Several may be chosen, in order; otherwise choosing one, or uploading exactly one, closes it. */
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
  /** An upload is always chosen; clicking a chosen picture deselects it. */
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
  /** If several are uploaded where one is wanted, the user chooses which. */
  const isOnlyOne = useRef(true);
  const { uploads, upload } = usePictureUpload((picture) => {
    if (isForMany || isOnlyOne.current) choose(picture, true);
  });
  async function bring(files: readonly File[]): Promise<void> {
    isOnlyOne.current = files.length === 1;
    await upload(files);
    if (!isForMany && files.length > 1) notices.done('They are in the library now. Choose one of them.');
  }

  return (
    <Modal
      opened={opened}
      onClose={leave}
      title={isForMany ? 'Choose pictures' : 'Choose a picture'}
      size="xl"
      fullScreen={isPhone}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <UploadArea uploads={uploads} onFiles={(files) => void bring(files)} />
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
