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
import {
  CALLS,
  type CallName,
  FRESH_NONCE,
  type PageConfiguration,
  REST_NAMESPACE,
} from '../../wire/public.ts';

export interface CallOptions {
  /** The response is text, not JSON. */
  readonly isText?: boolean;
  /** By REST, whatever the site's setting. */
  readonly byRest?: boolean;
  /** Tells crawlers not to index, if the call goes to admin-ajax. */
  readonly noIndex?: boolean;
  /** Outlives the page: the visitor is about to leave it. */
  readonly isLast?: boolean;
}

export interface Transport {
  /** Makes one of the layer's calls. Never rejects; failures are already logged to the console. */
  call(name: CallName, fields: Readonly<Record<string, unknown>>, options?: CallOptions): Promise<Reply>;
  /** An admin-ajax action that has no route. */
  ajax(action: string, fields: Readonly<Record<string, unknown>>, options?: CallOptions): Promise<Reply>;
}

type View = Pick<Window, 'location' | 'ctPublicFunctions'>;
type Target = { readonly route?: string; readonly action: string };

export function createTransport(
  fetch: typeof globalThis.fetch,
  view: View,
  configuration: PageConfiguration,
  random = Math.random,
): Transport {
  const { text } = configuration;
  const isRestSite = configuration.ajaxType === 'rest';
  /** A nonce is valid for only one of the two routes. A fresh one does not say which: the first call reveals it. */
  let freshIsForRest: boolean | undefined;

  const nonce = (isRest: boolean): string =>
    ((freshIsForRest ?? isRest) === isRest && text('_fresh_nonce')) ||
    text(isRest || isRestSite ? '_rest_nonce' : '_ajax_nonce');

  const send = (
    { route, action }: Target,
    fields: Readonly<Record<string, unknown>>,
    { noIndex, isLast }: CallOptions,
    isRest: boolean,
    withNonce: string,
  ): Promise<Exchange> => {
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

  /** Requests a current nonce; cached pages contain yesterday's. */
  const askForNonce = async (previous: string): Promise<void> => {
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
    if (typeof fresh !== 'string' || !view.ctPublicFunctions) return;
    if (fresh !== text('_fresh_nonce')) freshIsForRest = undefined;
    view.ctPublicFunctions._fresh_nonce = fresh;
  };
  let asking: Promise<void> | undefined;

  const request = async (
    target: Target,
    fields: Readonly<Record<string, unknown>>,
    options: CallOptions = {},
  ): Promise<Reply> => {
    const isRest = !!target.route && (options.byRest || (freshIsForRest ?? isRestSite));
    const used = nonce(isRest);
    let answer = await send(target, fields, options, isRest, used);
    if (used && isNonceRefused(answer)) {
      // The server issues one nonce in ten seconds: calls refused together share it.
      if (nonce(isRest) === used) {
        asking ??= askForNonce(used).finally(() => {
          asking = undefined;
        });
        await asking;
      }
      const fresh = nonce(isRest);
      if (fresh !== used) {
        answer = await send(target, fields, options, isRest, fresh);
        const isTaken = !isNonceRefused(answer);
        if (isTaken || !isRestSite) freshIsForRest = isTaken === isRest;
      }
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
