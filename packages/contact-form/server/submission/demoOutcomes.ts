import { settingLines } from '../../template/additionalSettings.ts';
import type { CompiledForm } from '../../template/compileForm.ts';
import type { BeforeSend } from './BeforeSend.ts';

/** Lets a gallery form show any outcome: `demo_outcome: needs_review On hold.` in its additional settings. */
export const demoOutcomes: BeforeSend = ({ form }) => {
  const line = outcomeOf(form);
  if (!line) return null;
  const [status = 'aborted', ...words] = line.split(' ');
  return { status, ...(words.length > 0 && { message: words.join(' ') }) };
};

/** A form that delivers nothing has nothing to protect, and the judge must not change its outcome. */
export function isForShow(form: CompiledForm): boolean {
  return form.settings.demoMode || outcomeOf(form) !== undefined;
}

function outcomeOf(form: CompiledForm): string | undefined {
  return settingLines(form.definition.additionalSettings).find(([name]) => name === 'demo_outcome')?.[1];
}
