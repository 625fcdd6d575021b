import { parseJson } from '@portico/kernel/http';
import type { ProofOfWorkChallenge } from '../../protocol/calls.ts';

/** A submission that the server refused. */
export interface Blocked {
  /** The server's own words; may hold links and breaks. */
  readonly message: string;
  readonly stopsPage: boolean;
  readonly integration: string;
  /** Work that the browser may do to be let through after all. */
  readonly challenge?: ProofOfWorkChallenge;
}

export type ShowBlocked = (blocked: Blocked) => void;

/** Reads an answer's text. Its content type says nothing: most servers send this as HTML. */
export function blockedInText(text: string): Blocked | undefined {
  if (!text.includes('"apbct') || text.includes('DOCTYPE')) return undefined;
  const answer = parseJson(text);
  return answer.ok ? blockedIn(answer.value) : undefined;
}

/** `undefined` when nothing was refused. */
export function blockedIn(answer: unknown): Blocked | undefined {
  const { apbct, data } = members(answer);
  const own = members(apbct);
  const other = members(data);
  const message = (own.blocked && own.comment) || other.message;
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
