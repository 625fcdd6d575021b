import type { ComponentType } from 'react';

/** A picture from the site's library, as stored in a setting. */
export interface LibraryPicture {
  readonly id: number;
  readonly url: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
}

export interface PicturePickerProps {
  readonly opened: boolean;
  readonly close: () => void;
  /** Several may be chosen at once. */
  readonly isForMany?: boolean;
  readonly onPictures: (pictures: readonly LibraryPicture[]) => void;
}

/** A video or sound from the site's library. */
export interface LibraryRecording {
  readonly id: number;
  readonly url: string;
}

export interface RecordingPickerProps {
  readonly opened: boolean;
  readonly close: () => void;
  readonly kind: 'video' | 'sound';
  readonly onRecording: (recording: LibraryRecording) => void;
}

/** The site's pictures, video and audio, provided by another feature. Dialogs are loaded on demand. */
export interface MediaLibrary {
  readonly loadRecordingPicker: () => Promise<{ default: ComponentType<RecordingPickerProps> }>;
  readonly loadPicker: () => Promise<{ default: ComponentType<PicturePickerProps> }>;
}
