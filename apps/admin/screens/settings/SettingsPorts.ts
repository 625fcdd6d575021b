import type { ComponentType } from 'react';

/** A picture from the media library. */
export interface LibraryPicture {
  readonly url: string;
  readonly width: number;
  readonly height: number;
}

/** The media library as a dialog, provided by another feature. */
export type PicturePicker = ComponentType<{
  readonly opened: boolean;
  readonly close: () => void;
  readonly onPictures: (pictures: readonly LibraryPicture[]) => void;
}>;

export interface SettingsPorts {
  /** Loaded when somebody chooses a picture. */
  readonly loadPicker: () => Promise<{ readonly default: PicturePicker }>;
}
