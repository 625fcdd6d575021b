import { Modal } from '@mantine/core';
import { useIsPhone } from '@portico/kernel/admin';
import type { Picture } from '../../../blogAdminProtocol.ts';
import { PictureGrid } from './PictureGrid.tsx';
import { UploadArea } from './UploadArea.tsx';
import { usePictureUpload } from './usePictureUpload.ts';

/** The media library as a dialog: choosing or uploading a picture ends it. */
export function PicturePicker({
  opened,
  close,
  onPicture,
}: {
  opened: boolean;
  close: () => void;
  onPicture: (picture: Picture) => void;
}) {
  const isPhone = useIsPhone();
  const choose = (picture: Picture) => {
    close();
    onPicture(picture);
  };
  const { uploads, upload } = usePictureUpload(choose);
  return (
    <Modal
      opened={opened}
      onClose={close}
      title="Choose a picture"
      size="xl"
      fullScreen={isPhone}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <UploadArea uploads={uploads} onFiles={(files) => void upload(files.slice(0, 1))} />
      <PictureGrid onChoose={choose} />
    </Modal>
  );
}
