import { undouble } from '@portico/kernel/http';
import type { ProofOfWorkChallenge } from '../../wire/public.ts';
import type { Blocked } from './Refusals.ts';

/** Reads a response's text; `undefined` if nothing was refused. The response to our own request needs no marker. */
export function blockedInText(text: string, isAnswer = false): Blocked | undefined {
  const answer = text.includes('DOCTYPE') ? null : undouble(text.trim());
  const { apbct, data, success } = members(answer);
  const own = members(apbct);
  const other = members(data);
  // Other products have messages too. Ours are marked as such, or say whether to stop the page's script.
  const isOurs = text.includes('"apbct') || 'stop_script' in other || (isAnswer && success === false);
  const message = (own.blocked && own.comment) || (isOurs && other.message);
  if (!message) return undefined;
  return {
    message: String(message),
    stopsPage: Number(own.stop_script ?? other.stop_script) === 1,
    integration: String(own.integration ?? other.integration ?? ''),
    ...(isChallenge(own.challenge) && { challenge: own.challenge }),
  };
}

function members(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

function isChallenge(value: unknown): value is ProofOfWorkChallenge {
  const { challenge, difficulty } = members(value);
  return typeof challenge === 'string' && typeof difficulty === 'number';
}
