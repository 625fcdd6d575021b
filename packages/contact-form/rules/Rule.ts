/** A rule as the schema carries it. Which parameters it uses depends on its name. */
export interface Rule {
  readonly rule: string;
  readonly field?: string;
  readonly error?: string;
  readonly threshold?: number | string;
  readonly accept?: readonly (string | number)[];
  readonly base?: number | string;
  readonly interval?: number | string;
  /** Of `all` and `any`. */
  readonly rules?: readonly Rule[];
}

export interface Schema {
  readonly version?: string;
  readonly locale?: string;
  readonly rules: readonly Rule[];
}

/** Whether the values of one field satisfy a rule. An empty field satisfies every rule that does not require a value. */
export type Check = (values: FieldInput, rule: Rule) => boolean;

/** What was entered into one field. */
export interface FieldInput {
  /** Trimmed, without blank ones. */
  readonly texts: readonly string[];
  readonly files: readonly { readonly name: string; readonly size: number }[];
  /** Texts and files together. */
  readonly count: number;
}
