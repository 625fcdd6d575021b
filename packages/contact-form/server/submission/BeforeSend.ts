import type { CompiledForm } from '../../template/compileForm.ts';
import type { EnteredField } from './enteredFields.ts';

/** A site's own word before a message is accepted: nothing lets it go on, a status and a sentence stop it. */
export type BeforeSend = (submission: {
  readonly form: CompiledForm;
  readonly fields: readonly EnteredField[];
}) => Promise<Interruption | null> | Interruption | null;

export interface Interruption {
  /** `aborted`, `mail_failed`, or a word of the site's own. */
  readonly status: string;
  readonly message?: string;
}

const OWN_STATUS = /^[a-z][0-9a-z_]+$/;

/** A status that is none of ours and does not look like one would break the pages that style it. */
export function statusOf(interruption: Interruption): string {
  return OWN_STATUS.test(interruption.status) ? interruption.status : 'aborted';
}
