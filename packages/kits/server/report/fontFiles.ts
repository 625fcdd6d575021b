import type { ImportReport } from '../../wire/admin.ts';
import type { PlannedItem } from '../../wire/public.ts';
import type { PictureRow } from '../database/tables.ts';
import { isFont } from '../fonts/wantedFonts.ts';
import { faceIn } from '../pictures/bringPictures.ts';

type Font = ImportReport['fonts'][number];

/** The files of a font that could not be fetched; empty if all are here. */
export function missingFontFiles(family: string, rows: readonly PictureRow[]): Pick<Font, 'missing'> {
  const missing = rows
    .filter(({ state }) => state !== 'here')
    .map((row) => ({ ...faceIn(row), url: row.url, problem: row.problem }))
    .filter((file) => file.family === family)
    .map(({ url, weight, style, problem }) => ({
      url,
      face: style === 'normal' ? weight : `${weight} ${style}`,
      problem,
    }));
  return missing.length > 0 ? { missing } : {};
}

/** A font was imported if the site has it now, whatever was planned. */
export function fontOutcome(
  { key, title, action }: PlannedItem,
  hasFont: (family: string) => boolean,
): Partial<Pick<ImportReport['items'][number], 'outcome' | 'note'>> {
  if (!isFont(key) || action === 'skip' || hasFont(title)) return {};
  return { outcome: 'missing', note: 'Its files could not be fetched; see Fonts below.' };
}
