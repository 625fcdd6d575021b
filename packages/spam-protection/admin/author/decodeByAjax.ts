import { exchange, readReply } from '@portico/kernel/http';
import type { DecodeReply } from '../../browser/decoder.ts';
import type { AdminPageShape } from '../../wire/admin.ts';
import { CALLS } from '../../wire/public.ts';

/** The decode call of the admin pages: admin-ajax with this session's nonce, and no data about the visit. */
export async function decodeByAjax(
  { ajaxUrl, nonce }: AdminPageShape,
  encoded: Readonly<Record<string, string>>,
): Promise<DecodeReply> {
  const body = new URLSearchParams({
    action: CALLS.decodeEmail.action,
    _ajax_nonce: nonce,
    no_cache: String(Math.random()),
    encodedEmails: JSON.stringify(encoded),
  });
  const reply = readReply(await exchange(fetch, ajaxUrl, { method: 'POST', body }));
  return reply.kind === 'reply'
    ? { kind: 'answer', body: reply.body }
    : { kind: 'failure', reason: reply.reason };
}
