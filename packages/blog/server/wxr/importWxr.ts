import type { Database } from '@portico/kernel/server';
import { BLOG_TAG, type BlogContext } from '../BlogContext.ts';
import type { ImportedComments } from '../comments/ImportedComments.ts';
import { type ImportCounts, noCounts } from './ImportCounts.ts';
import { readWxr } from './readWxr.ts';
import { storeEntries } from './storeEntries.ts';
import type { WxrEntry } from './WxrEntry.ts';

/** Imports a whole export file within the caller's transaction: all of it, or nothing on an error. */
export async function importWxr(
  context: BlogContext,
  transaction: Database,
  file: AsyncIterable<Uint8Array>,
  comments: ImportedComments | null,
): Promise<ImportCounts> {
  const entries: WxrEntry[] = [];
  for await (const entry of readWxr(file)) entries.push(entry);
  const again = async function* () {
    yield* entries;
  };
  const counts = noCounts();
  await storeEntries(context, (work) => work(transaction), again, comments, counts);
  await context.content.touch(transaction, [BLOG_TAG]);
  return counts;
}
