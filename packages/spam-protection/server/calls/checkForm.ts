import { withoutServiceFields } from '../../wire/public.ts';
import type { Judge } from '../verdicts/createJudge.ts';
import type { Judgement } from '../verdicts/Submission.ts';
import type { Call } from './Call.ts';

const ENVELOPE = new Set(['action', '_ajax_nonce', 'no_cache']);
const NAME = /^(your-|first|last|full|user)?[-_]?(name|author|nick)/i;

/**
 * Judges another product's form before it is sent to its target: CleanTalk's `apbct` responses. The caller does no proof of
 * work, so a doubtful form passes.
 */
export async function checkForm(
  judge: Judge,
  { fields, visitor }: Pick<Call, 'fields' | 'visitor'>,
): Promise<Judgement> {
  const written = Object.entries(withoutServiceFields(fields)).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && !ENVELOPE.has(entry[0]),
  );
  const find = (is: (name: string, value: string) => boolean): string =>
    written.find(([name, value]) => is(name, value))?.[1] ?? '';
  const email = find((name, value) => /e?-?mail/i.test(name) && value.includes('@'));
  const name = find((field, value) => NAME.test(field) && value.length < 200);
  const url = find((field, value) => /url|website/i.test(field) && value.length < 500);
  const text = written
    .filter(([, value]) => value !== email && value !== name && value !== url && /\s/.test(value.trim()))
    .map(([, value]) => value)
    .join('\n');
  return judge({
    source: 'other-form',
    about: null,
    visitor,
    fields,
    content: { text, name, email, url },
    canChallenge: false,
  });
}

/** The same response without a verdict. */
export function apbctRefusal(comment: string): Readonly<Record<string, unknown>> {
  return { apbct: { blocked: true, comment, stop_script: 0 } };
}

export function apbctAnswer({ outcome, sentence, challenge }: Judgement): Readonly<Record<string, unknown>> {
  if (outcome === 'accept' || outcome === 'hold') return { apbct: { blocked: false, allow: true } };
  return {
    apbct: { blocked: true, comment: sentence ?? '', stop_script: 0, ...(challenge && { challenge }) },
  };
}
