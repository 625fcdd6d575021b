import { parseSignals } from '../wire/public.ts';
import { emailStanding } from './emailSyntax.ts';
import { noEvidence } from './evidence.ts';
import { judge } from './judge.ts';
import type { Verdict } from './Verdict.ts';

export type ReplayedLine = Pick<Verdict, 'score' | 'decision' | 'reasons'> | { readonly error: string };

/**
 * Judges one recorded submission: `{"text", "name", "email", "url", "signals"}`, all optional. `signals` are under the wire
 * names, as in the log. `now` is when it is judged, in epoch milliseconds.
 */
export function judgeLine(line: string, now: number): ReplayedLine {
  let sent: unknown;
  try {
    sent = JSON.parse(line);
  } catch {
    return { error: 'This line is not JSON.' };
  }
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent))
    return { error: 'This line is not a JSON object with text, name, email, url or signals.' };
  const fields = new Map(Object.entries(sent));
  for (const name of TEXTS) {
    const value = fields.get(name) ?? '';
    if (typeof value !== 'string') return { error: `"${name}" is not a text.` };
  }
  const text = (name: (typeof TEXTS)[number]): string => String(fields.get(name) ?? '');
  const signals = fields.get('signals') ?? null;
  if (signals !== null && (typeof signals !== 'object' || Array.isArray(signals)))
    return { error: '"signals" is not an object.' };
  const evidence = noEvidence(
    { text: text('text'), name: text('name'), email: text('email'), url: text('url') },
    now,
  );
  const { score, decision, reasons } = judge({
    ...evidence,
    signals: signals === null ? null : parseSignals(signals),
    facts: { ...evidence.facts, emailCheck: emailStanding(text('email')) },
  });
  return { score, decision, reasons };
}

const TEXTS = ['text', 'name', 'email', 'url'] as const;
