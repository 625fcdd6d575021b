import { settingLines } from '../../template/additionalSettings.ts';
import type { CompiledForm } from '../../template/compileForm.ts';
import type { BeforeSend } from './BeforeSend.ts';

/** Lets a form of the gallery show any outcome: `demo_outcome: needs_review On hold.` below the form. */
export const demoOutcomes: BeforeSend = ({ form }) => {
  const line = outcomeOf(form);
  if (!line) return null;
  const [status = 'aborted', ...words] = line.split(' ');
  return { status, ...(words.length > 0 && { message: words.join(' ') }) };
};

/** A form that delivers nothing has nothing to protect, and its outcome is not the judge's to change. */
export function isForShow(form: CompiledForm): boolean {
  return form.settings.demoMode || outcomeOf(form) !== undefined;
}

function outcomeOf(form: CompiledForm): string | undefined {
  return settingLines(form.definition.additionalSettings).find(([name]) => name === 'demo_outcome')?.[1];
}
