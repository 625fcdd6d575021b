import { settingLines } from '../../template/additionalSettings.ts';
import type { BeforeSend } from './BeforeSend.ts';

/** Lets a form of the gallery show any outcome: `demo_outcome: needs_review On hold.` below the form. */
export const demoOutcomes: BeforeSend = ({ form }) => {
  const line = settingLines(form.definition.additionalSettings).find(
    ([name]) => name === 'demo_outcome',
  )?.[1];
  if (!line) return null;
  const [status = 'aborted', ...words] = line.split(' ');
  return { status, ...(words.length > 0 && { message: words.join(' ') }) };
};
