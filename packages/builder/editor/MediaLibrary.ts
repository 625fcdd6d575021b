import type { ComponentType } from 'react';

/** A picture of the site's library, as a setting keeps it. */
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

/** A video or a sound of the site's library. */
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

/** The site's pictures, video and audio, which another feature keeps. A dialog is loaded when somebody asks for it. */
export interface MediaLibrary {
  readonly loadRecordingPicker: () => Promise<{ default: ComponentType<RecordingPickerProps> }>;
  readonly loadPicker: () => Promise<{ default: ComponentType<PicturePickerProps> }>;
}
