/** Widths of pictures in a text, by WordPress's names. */
export const PICTURE_SIZES = ['thumbnail', 'medium', 'large', 'full'] as const;
export type PictureSize = (typeof PICTURE_SIZES)[number];
