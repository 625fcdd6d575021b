import { sizeInWords } from '@portico/kernel/typesetting';
import type { ImportItem } from '../../wire/admin.ts';

/** Progress of an import, in words and as a share of its current step. */
export function progressOf(
  item: Pick<ImportItem, 'state' | 'bytes' | 'bytesRead' | 'entries' | 'entriesWritten'>,
): {
  readonly words: string;
  readonly share: number;
} {
  if (item.state === 'reading')
    return {
      words: `Reading and checking the file: ${sizeInWords(item.bytesRead)} of ${sizeInWords(item.bytes)}`,
      share: shareOf(item.bytesRead, item.bytes),
    };
  const count = new Intl.NumberFormat('en');
  return {
    words: `Writing: ${count.format(item.entriesWritten)} of ${count.format(item.entries)} entries`,
    share: shareOf(item.entriesWritten, item.entries),
  };
}

function shareOf(part: number, whole: number): number {
  return whole > 0 ? part / whole : 0;
}
