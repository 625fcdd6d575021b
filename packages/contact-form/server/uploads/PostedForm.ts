import type { FormUser } from '../FormUser.ts';

/** What arrived, before it is interpreted. */
export interface PostedForm {
  readonly fields: readonly (readonly [name: string, value: string])[];
  readonly files: readonly ReceivedFile[];
}

/** A received file in the incoming folder. */
export interface ReceivedFile {
  readonly field: string;
  /** The name on the visitor's computer; see `safeFileName`. */
  readonly name: string;
  readonly size: number;
  readonly path: string;
  /** The first bytes, for content checks. */
  readonly head: Buffer;
  /** The file exceeded the limit: only part of it was stored. */
  readonly isCut: boolean;
}

export interface SubmissionOrigin {
  readonly remoteIp: string;
  readonly userAgent: string;
  /** The page of this site that contained the form; empty if the browser did not send it. */
  readonly pageUrl: string;
  readonly cookies: Readonly<Record<string, string | undefined>>;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** The user, if proved to be signed in; `null` for a visitor. */
  readonly user: FormUser | null;
}

export function postedValue(posted: PostedForm, name: string): string {
  return posted.fields.find(([key]) => key === name)?.[1] ?? '';
}
