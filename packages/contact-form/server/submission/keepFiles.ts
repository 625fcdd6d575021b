import type { Uploads } from '../uploads/createUploads.ts';
import type { ReceivedFile } from '../uploads/PostedForm.ts';
import { safeFileName } from '../uploads/safeFileName.ts';
import type { KeptFile } from './mailsOf.ts';

export interface StoredFile extends KeptFile {
  readonly storedName: string;
}

/** Moves a submission's files out of the incoming folder. If one cannot be moved, none is. */
export async function keepFiles(uploads: Uploads, received: readonly ReceivedFile[]): Promise<StoredFile[]> {
  const kept: StoredFile[] = [];
  try {
    for (const file of received) {
      const storedName = await uploads.keep(file);
      kept.push({
        ...{ storedName, path: uploads.pathOf(storedName), contentType: 'application/octet-stream' },
        ...{ field: file.field, size: file.size, name: uniqueName(safeFileName(file.name), kept) },
      });
    }
    return kept;
  } catch (error) {
    await giveBackFiles(uploads, received, kept);
    throw error;
  }
}

/** Moves files back to the incoming folder: a retry finds them there, otherwise they are discarded with the rest. */
export async function giveBackFiles(
  uploads: Uploads,
  received: readonly ReceivedFile[],
  kept: readonly StoredFile[],
): Promise<void> {
  for (const [at, { storedName }] of kept.entries()) {
    const file = received[at];
    if (file) await uploads.giveBack(file, storedName);
  }
}

function uniqueName(name: string, files: readonly { readonly name: string }[]): string {
  if (!files.some((file) => file.name === name)) return name;
  const dot = name.lastIndexOf('.');
  const [stem, end] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, ''];
  for (let number = 1; ; number++) {
    const next = `${stem}-${number}${end}`;
    if (!files.some((file) => file.name === next)) return next;
  }
}
