import { Tabs } from '@mantine/core';
import { Screen } from '@portico/kernel/admin';
import { useState } from 'react';
import { PictureDialog } from './PictureDialog.tsx';
import { PictureGrid } from './PictureGrid.tsx';
import { RecordingList } from './RecordingList.tsx';
import { UploadArea } from './UploadArea.tsx';
import { usePictureUpload } from './useUpload.ts';

export default function MediaScreen() {
  return (
    <Screen title="Media" description="Pictures, video and audio for posts and pages.">
      <Tabs defaultValue="pictures" keepMounted={false}>
        <Tabs.List>
          <Tabs.Tab value="pictures">Pictures</Tabs.Tab>
          <Tabs.Tab value="recordings">Video and audio</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="pictures" pt="md">
          <Pictures />
        </Tabs.Panel>
        <Tabs.Panel value="recordings" pt="md">
          <RecordingList />
        </Tabs.Panel>
      </Tabs>
    </Screen>
  );
}

/** Each is stored in several sizes, without its location and camera data. */
function Pictures() {
  const [open, setOpen] = useState<number | null>(null);
  const { uploads, upload } = usePictureUpload();
  return (
    <>
      <UploadArea uploads={uploads} onFiles={(files) => void upload(files)} />
      <PictureGrid onChoose={({ id }) => setOpen(id)} />
      {open !== null && <PictureDialog id={open} close={() => setOpen(null)} />}
    </>
  );
}
