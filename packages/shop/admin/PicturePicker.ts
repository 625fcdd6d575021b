import type { ComponentType } from 'react';

/** A picture of the site's library, as a product shows it. */
export interface LibraryPicture {
  readonly url: string;
  readonly alt: string;
}

/** The site's pictures as a dialog, which another feature keeps. */
export type PicturePicker = ComponentType<{
  readonly opened: boolean;
  readonly close: () => void;
  readonly onPictures: (pictures: readonly LibraryPicture[]) => void;
}>;

export interface ShopAdminPorts {
  /** Comes when somebody edits a product. */
  readonly loadPicker: () => Promise<{ readonly default: PicturePicker }>;
}
