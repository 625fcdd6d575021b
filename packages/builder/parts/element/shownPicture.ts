import { type CutSize, cutSize, fittedSize, measured } from '../../model/settings/cutSize.ts';
import { type Picture, pictureOf } from '../../model/settings/picture.ts';
import { numberOf, recordOf, type Settings } from '../../model/settings/read.ts';
import { type NamedSize, sizeClass } from './sizeClass.ts';

export interface ShownPicture extends Picture {
  readonly className?: string;
  /** Value of the `sizes` attribute. */
  readonly sizes?: string;
}

const CUT = 'size-custom';

/**
 * A picture in its chosen size. Elementor creates a file for each size; we show the whole picture in the same box, and crop it
 * there (`cutPicture` in the styles). Only library pictures are cropped.
 */
export function shownPicture(
  value: unknown,
  settings: Settings,
  group: string,
  usual: NamedSize,
): ShownPicture | null {
  const picture = pictureOf(value);
  if (!picture) return null;
  const whole = measured(recordOf(value));
  const cut = numberOf(recordOf(value).id) ? cutSize(whole, settings, group) : null;
  if (!cut) {
    const className = sizeClass(value, settings[`${group}_size`], usual);
    return { ...picture, ...(className && { ...fitted(whole, settings[`${group}_size`]), className }) };
  }
  const needed =
    whole.height > 0 ? Math.max(cut.width, (cut.height * whole.width) / whole.height) : cut.width;
  return { ...picture, ...cut, className: CUT, sizes: `${Math.ceil(needed)}px` };
}

/** The same for a picture that covers a box: the box determines its size, and only the cropping matters. */
export function coverPicture(value: unknown, settings: Settings, group: string): ShownPicture | null {
  const shown = shownPicture(value, settings, group, 'full');
  return shown?.className === CUT ? shown : pictureOf(value);
}

/** Only if its author chose a size: Elementor's default is part of its look. */
function fitted(whole: CutSize, name: unknown): Partial<CutSize> {
  const { width, height } = fittedSize(whole, name);
  return width > 0 && width < whole.width ? { width: Math.round(width), height: Math.round(height) } : {};
}
