import type { DecodedAddress } from '../../wire/public.ts';

export const SHOW_AFTER_MS = 3_000;
export const FILL_AFTER_MS = 2_000;
export const MESSAGE_FOR_MS = 3_000;

/** The state of the popup. */
export type DecoderState =
  | { readonly name: 'waiting' }
  | { readonly name: 'decoded'; readonly address: string }
  | { readonly name: 'refused'; readonly message: string };

/** The outcome of the server's response: rows to fill in, or a message for the visitor. */
export type Outcome =
  | { readonly kind: 'allowed'; readonly rows: readonly DecodedAddress[] }
  | { readonly kind: 'refused'; readonly message: string };

type Texts = (name: string) => string;

/** What comes of a response for the visitor who clicked the address with that encoded string. */
export function outcomeOf(body: unknown, clicked: string, text: Texts): Outcome {
  const { success, data } = (typeof body === 'object' && body !== null ? body : {}) as {
    success?: unknown;
    data?: unknown;
  };
  const rows = (Array.isArray(data) ? data : []).filter(isRow);
  const [first] = rows;
  const own = rows.find((row) => row.encoded_email === clicked) ?? first;
  // The first row decides for the page; the clicked address has its own decision.
  const decisive = first?.is_allowed === true ? own : first;
  if (success === true && own && decisive?.is_allowed === true) {
    // Of the others, the first refusal ends the list, as in CleanTalk's own script.
    const end = rows.findIndex((row) => row.is_allowed !== true);
    return { kind: 'allowed', rows: end < 0 ? rows : [...rows.slice(0, end), own] };
  }
  const label = text(success === true ? 'text__ee_blocked' : 'text__ee_cannot_connect');
  return refusal(text, `${label}: ${decisive?.comment || 'unknown_error'}`);
}

export function failureOf(reason: string, text: Texts): Outcome {
  return refusal(text, reason || text('text__ee_cannot_decode'));
}

function refusal(text: Texts, message: string): Outcome {
  return { kind: 'refused', message: `${text('text__ee_email_decoder')}: ${message}` };
}

/** The address in a decoded string, without a subject that may follow it. */
export function addressOf(decoded: string): string {
  return decoded.replace(/[?&][\s\S]*$/, '');
}

function isRow(row: unknown): row is DecodedAddress {
  return typeof row === 'object' && row !== null;
}
