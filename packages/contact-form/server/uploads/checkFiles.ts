import { lastExtension } from '../../rules/fileChecks.ts';
import { validate } from '../../rules/validate.ts';
import type { CompiledForm } from '../../template/compileForm.ts';
import { contentMatches } from './contentMatches.ts';
import type { PostedForm } from './PostedForm.ts';

/**
 * The file errors of a submission, by field. A field missing from the request has no file, which is an error if it is required.
 */
export function checkFiles(form: CompiledForm, posted: PostedForm, today: string): Map<string, string> {
  const fields = new Set(form.tags.filter(({ basetype }) => basetype === 'file').map(({ name }) => name));
  const { ofFiles: rules } = form.rules(today);
  const verdicts = validate(
    { rules },
    posted.files.map((file) => [`${file.field}[]`, file] as const),
  );
  const errors = new Map<string, string>();
  for (const field of fields) {
    const files = posted.files.filter((file) => file.field === field);
    const error = files.some(({ isCut }) => isCut)
      ? form.messages.upload_file_too_large
      : (verdicts.get(field)?.error ?? contentError(form, files));
    if (error) errors.set(field, error);
  }
  return errors;
}

function contentError(form: CompiledForm, files: PostedForm['files']): string | undefined {
  const isHonest = files.every(
    ({ name, size, head }) =>
      !HIDDEN_MARKS.test(name) && (size === 0 || contentMatches(lastExtension(name), head)),
  );
  return isHonest ? undefined : form.messages.upload_file_type_invalid;
}

/** NUL, tabs, line ends and bidi control characters: no genuine file name has them. */
const HIDDEN_MARKS = /[\p{Cc}\u200E\u200F\u202A-\u202E\u2066-\u2069]/u;
