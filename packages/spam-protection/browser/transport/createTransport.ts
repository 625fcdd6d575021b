import {
  type Exchange,
  exchange,
  formBody,
  logFailure,
  parseJson,
  type Reply,
  readReply,
  readTextReply,
  undouble,
} from '@portico/kernel/http';
import { CALLS, type CallName, FRESH_NONCE, REST_NAMESPACE } from '../../protocol/calls.ts';
import type { PageConfiguration } from '../../wire/pageObjects.ts';

export interface CallOptions {
  /** The answer is text, not JSON. */
  readonly isText?: boolean;
  /** By REST whatever the site's own choice. */
  readonly byRest?: boolean;
  /** Tells crawlers not to index, where the call goes to admin-ajax. */
  readonly noIndex?: boolean;
  /** Outlives the page: the visitor is about to leave it. */
  readonly isLast?: boolean;
}

export interface Transport {
  /** Makes one of the layer's calls. Never rejects; a failure is in the console already. */
  call(name: CallName, fields: Readonly<Record<string, unknown>>, options?: CallOptions): Promise<Reply>;
  /** An admin-ajax action that has no route. */
  ajax(action: string, fields: Readonly<Record<string, unknown>>, options?: CallOptions): Promise<Reply>;
}

type View = Pick<Window, 'location' | 'ctPublicFunctions'>;

export function createTransport(
  fetch: typeof globalThis.fetch,
  view: View,
  configuration: PageConfiguration,
  random = Math.random,
): Transport {
  const { text } = configuration;

  const nonce = (): string =>
    text('_fresh_nonce') || text(configuration.ajaxType === 'rest' ? '_rest_nonce' : '_ajax_nonce');

  const send = (
    { route, action }: { route?: string; action: string },
    fields: Readonly<Record<string, unknown>>,
    { byRest, noIndex, isLast }: CallOptions,
    withNonce: string,
  ): Promise<Exchange> => {
    const isRest = route !== undefined && (byRest || configuration.ajaxType === 'rest');
    const all = isRest ? fields : { ...fields, action, _ajax_nonce: withNonce, no_cache: random() };
    const plain = Object.fromEntries(Object.entries(all).map(([name, value]) => [name, undouble(value)]));
    return exchange(fetch, isRest ? `${text('_rest_url')}${REST_NAMESPACE}/${route}` : text('_ajax_url'), {
      method: 'POST',
      body: formBody(plain),
      headers: {
        ...(isRest && { 'X-WP-Nonce': withNonce }),
        ...(!isRest && noIndex && { 'X-Robots-Tag': 'noindex, nofollow' }),
      },
      ...(isLast && { keepalive: true }),
    });
  };

  /** Asks once for a nonce of today; pages come out of caches with those of yesterday. */
  const freshNonce = async (previous: string): Promise<string | undefined> => {
    const host = text('host_url') || view.location.host;
    const answer = await exchange(fetch, `${view.location.protocol}//${host}/`, {
      method: 'POST',
      body: formBody({
        [FRESH_NONCE.action]: FRESH_NONCE.actionValue,
        [FRESH_NONCE.plugin]: FRESH_NONCE.pluginValue,
        [FRESH_NONCE.previous]: previous,
        [FRESH_NONCE.initial]: [],
      }),
    });
    const reply = readReply(answer);
    const fresh = reply.kind === 'reply' && (reply.body as { wpnonce?: unknown }).wpnonce;
    if (typeof fresh !== 'string') return undefined;
    if (view.ctPublicFunctions) view.ctPublicFunctions._fresh_nonce = fresh;
    return fresh;
  };

  const request = async (
    target: { route?: string; action: string },
    fields: Readonly<Record<string, unknown>>,
    options: CallOptions = {},
  ): Promise<Reply> => {
    const used = nonce();
    let answer = await send(target, fields, options, used);
    if (used && isNonceRefused(answer)) {
      const fresh = await freshNonce(used);
      if (fresh) answer = await send(target, fields, options, fresh);
    }
    const reply = (options.isText ? readTextReply : readReply)(answer);
    if (reply.kind === 'failure') logFailure(reply);
    return reply;
  };

  return {
    call: (name, fields, options) => request(CALLS[name], fields, options),
    ajax: (action, fields, options) => request({ action }, fields, options),
  };
}

/** WordPress says so in two ways: an object with the status in it, or the bare text -1. */
function isNonceRefused(answer: Exchange): boolean {
  if (answer.kind !== 'answered') return false;
  if (answer.status === 403 && answer.text.trim() === '-1') return true;
  const parsed = parseJson(answer.text);
  const data = parsed.ok && (parsed.value as { data?: { status?: unknown } } | null)?.data;
  return !!data && data.status === 403;
}
