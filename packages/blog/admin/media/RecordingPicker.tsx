import { Modal } from '@mantine/core';
import { useIsPhone } from '@portico/kernel/admin';
import type { Recording, RecordingKind } from '../../wire/admin.ts';
import { RecordingList } from './RecordingList.tsx';

interface RecordingPickerProps {
  readonly opened: boolean;
  readonly close: () => void;
  readonly kind: RecordingKind;
  readonly onRecording: (recording: Recording) => void;
}

/** Videos or sounds as a dialog: choosing or uploading one closes it. */
export default function RecordingPicker({ opened, close, kind, onRecording }: RecordingPickerProps) {
  return (
    <Modal
      opened={opened}
      onClose={close}
      title={kind === 'video' ? 'Choose a video' : 'Choose audio'}
      size="xl"
      fullScreen={useIsPhone()}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <RecordingList
        kind={kind}
        onChoose={(recording) => {
          close();
          onRecording(recording);
        }}
      />
    </Modal>
  );
}
