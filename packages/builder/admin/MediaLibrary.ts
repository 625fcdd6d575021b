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

/** The site's pictures, which another feature keeps. Its dialog is loaded when somebody asks for it. */
export interface MediaLibrary {
  readonly loadPicker: () => Promise<{ default: ComponentType<PicturePickerProps> }>;
}
