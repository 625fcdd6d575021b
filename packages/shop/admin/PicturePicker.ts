import type { ComponentType } from 'react';

/** A picture of the media library, as a product shows it. */
export interface LibraryPicture {
  readonly url: string;
  readonly alt: string;
}

/** The media library as a dialog, provided by another feature. */
export type PicturePicker = ComponentType<{
  readonly opened: boolean;
  readonly close: () => void;
  readonly onPictures: (pictures: readonly LibraryPicture[]) => void;
}>;

export interface ShopAdminPorts {
  /** Loaded when a product is edited. */
  readonly loadPicker: () => Promise<{ readonly default: PicturePicker }>;
}
