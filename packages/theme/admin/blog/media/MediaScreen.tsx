import { Screen } from '@portico/kernel/admin';
import { useState } from 'react';
import { PictureDialog } from './PictureDialog.tsx';
import { PictureGrid } from './PictureGrid.tsx';
import { UploadArea } from './UploadArea.tsx';
import { usePictureUpload } from './usePictureUpload.ts';

export default function MediaScreen() {
  const [open, setOpen] = useState<number | null>(null);
  const { uploads, upload } = usePictureUpload();
  return (
    <Screen
      title="Media"
      description="Pictures for posts and pages. Each is kept in several sizes, without the place and the camera that it was taken with."
    >
      <UploadArea uploads={uploads} onFiles={(files) => void upload(files)} />
      <PictureGrid onChoose={({ id }) => setOpen(id)} />
      {open !== null && <PictureDialog id={open} close={() => setOpen(null)} />}
    </Screen>
  );
}
