import { pictureOf } from '../../model/settings/picture.ts';
import { recordOf, rowsOf, type Settings, textOf } from '../../model/settings/read.ts';

export const ASPECT_RATIOS = {
  '1:1': '1:1',
  '3:2': '3:2',
  '4:3': '4:3',
  '9:16': '9:16',
  '16:9': '16:9',
  '21:9': '21:9',
} as const;

/** The radio buttons for galleries have a rule each in the style sheet. */
const MOST_GALLERIES = 12;

export interface ShownGallery {
  readonly title: string;
  readonly pictures: readonly ShownPicture[];
}

export interface ShownPicture {
  readonly src: string;
  readonly alt: string;
  readonly width?: number;
  readonly height?: number;
  readonly title: string;
  readonly description: string;
}

export const hasSeveral = ({ gallery_type }: Settings): boolean => gallery_type === 'multiple';

/** The galleries with pictures. A single one has no title. */
export function galleriesOf(settings: Settings): readonly ShownGallery[] {
  const galleries = hasSeveral(settings)
    ? rowsOf(settings.galleries)
        .slice(0, MOST_GALLERIES)
        .map((row) => ({ title: textOf(row.gallery_title), rows: row.multiple_gallery }))
    : [{ title: '', rows: settings.gallery }];
  return galleries
    .map(({ title, rows }) => ({
      title,
      pictures: rowsOf(rows).flatMap((row) => shownPicture(row, settings)),
    }))
    .filter(({ pictures }) => pictures.length > 0);
}

function shownPicture(row: Settings, { overlay_title, overlay_description }: Settings): ShownPicture[] {
  const picture = pictureOf(row);
  if (!picture) return [];
  const wordsOf = (source: unknown): string => textOf(recordOf(row)[textOf(source)]);
  return [{ ...picture, title: wordsOf(overlay_title), description: wordsOf(overlay_description) }];
}
