/** A control as its author wrote it: `[text* your-name size:30 placeholder "Your name"]`. */
export interface FormTag {
  /** With the star, if there is one. */
  readonly type: string;
  readonly basetype: string;
  readonly isRequired: boolean;
  /** Empty for controls that have none. */
  readonly name: string;
  readonly options: readonly string[];
  /** As shown and submitted: the part before the pipe. */
  readonly values: readonly string[];
  /** What submitted values are replaced with, where that differs. */
  readonly pipes: readonly Pipe[];
  /** Between `[type]` and `[/type]`. */
  readonly content: string;
}

export interface Pipe {
  readonly before: string;
  readonly after: string;
}

export function hasOption(tag: FormTag, name: string): boolean {
  return tag.options.includes(name);
}

/** The values of all options `name:value`, in order. */
export function optionValues(tag: FormTag, name: string): string[] {
  return tag.options
    .filter((option) => option.startsWith(`${name}:`))
    .map((option) => option.slice(name.length + 1));
}

export function optionValue(tag: FormTag, name: string): string | undefined {
  return optionValues(tag, name)[0];
}

export function numberOption(tag: FormTag, name: string): number | undefined {
  const digits = optionValues(tag, name).find((value) => /^\d{1,9}$/.test(value));
  return digits === undefined ? undefined : Number(digits);
}

/** Whether a text field is a password: `[text* pin password]`. Its value is never stored. */
export function isSecret(tag: FormTag): boolean {
  return tag.basetype === 'text' && hasOption(tag, 'password');
}
