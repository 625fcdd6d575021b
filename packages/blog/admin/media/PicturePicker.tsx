import type { Picture } from '../../wire/admin.ts';
import PicturesPicker from './PicturesPicker.tsx';

/** The media library for one picture: choosing one, or uploading exactly one, closes the dialog. */
export function PicturePicker({
  opened,
  close,
  onPicture,
}: {
  opened: boolean;
  close: () => void;
  onPicture: (picture: Picture) => void;
}) {
  return (
    <PicturesPicker opened={opened} close={close} onPictures={([picture]) => picture && onPicture(picture)} />
  );
}
