import type { MailAttachment } from '@portico/kernel/server';
import { mailTagNames } from './mailTags.ts';

/** The files uploaded in a field. */
export type FilesOf = (field: string) => readonly (MailAttachment & { readonly size: number })[];

export interface Attachments {
  readonly attachments: readonly MailAttachment[];
  /** Why files named by the form are not attached: one sentence each, for the form's owner. */
  readonly leftOut: readonly string[];
}

/** The limit of most mail servers for one message. */
export const MOST_ATTACHED_BYTES = 25 * 1024 * 1024;

/** The attachments of a mail: visitors' files, by field. */
export function attachmentsFor(lines: string, filesOf: FilesOf): Attachments {
  const attachments: MailAttachment[] = [];
  const leftOut = pathsIn(lines).map(
    (path) => `"${path}" was not attached: only files that come with the form are.`,
  );
  let total = 0;
  for (const { filename, path, contentType, size } of mailTagNames(lines).flatMap((name) => filesOf(name))) {
    if (total + size <= MOST_ATTACHED_BYTES) {
      total += size;
      attachments.push({ filename, path, contentType });
    } else leftOut.push(`"${filename}" was not attached: with it the mail would be larger than 25 MB.`);
  }
  return { attachments, leftOut };
}

/** Lines that name a file on the server, as Contact Form 7 allows. There is no such folder here. */
export function pathsIn(lines: string): string[] {
  return lines
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('['));
}
