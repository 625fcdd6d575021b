import type { CompiledForm } from '../../template/compileForm.ts';
import type { EnteredField } from './enteredFields.ts';

/** A site's hook before a message is accepted: `null` lets it pass, a status and a message stop it. */
export type BeforeSend = (submission: {
  readonly form: CompiledForm;
  readonly fields: readonly EnteredField[];
}) => Promise<Interruption | null> | Interruption | null;

export interface Interruption {
  /** `aborted`, `mail_failed`, or a custom status. */
  readonly status: string;
  readonly message?: string;
}

const OWN_STATUS = /^[a-z][0-9a-z_]+$/;

/** A malformed custom status would break the style sheets that use it. */
export function statusOf(interruption: Interruption): string {
  return OWN_STATUS.test(interruption.status) ? interruption.status : 'aborted';
}
