import type { FormUser } from '../submission/FormUser.ts';

/** What arrived, before anything was made of it. */
export interface PostedForm {
  readonly fields: readonly (readonly [name: string, value: string])[];
  readonly files: readonly ReceivedFile[];
}

/** A file that has been received and lies in the waiting room of the site's files. */
export interface ReceivedFile {
  readonly field: string;
  /** As the visitor's computer called it; see `safeFileName`. */
  readonly name: string;
  readonly size: number;
  readonly path: string;
  /** The first bytes, for those who look inside. */
  readonly head: Buffer;
  /** It did not fit: what lies there is not all of it. */
  readonly isCut: boolean;
}

export interface SubmissionOrigin {
  readonly remoteIp: string;
  readonly userAgent: string;
  /** The page of this site that the form stood on; empty when the browser did not tell. */
  readonly pageUrl: string;
  readonly cookies: Readonly<Record<string, string | undefined>>;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** Whoever has proved to be signed in; `null` for a visitor. */
  readonly user: FormUser | null;
}

export function postedValue(posted: PostedForm, name: string): string {
  return posted.fields.find(([key]) => key === name)?.[1] ?? '';
}
