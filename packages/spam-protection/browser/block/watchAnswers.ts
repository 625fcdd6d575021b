import { UNINSPECTED } from '../../wire/public.ts';
import type { Guard } from '../Guard.ts';
import type { Again } from './Refusals.ts';

/** Only a text with one of these can be a refusal. The content type says nothing: most servers send it as HTML. */
const MAY_REFUSE = /"(apbct|stop_script)/;

/** Looks for refusals in the responses to other scripts' requests. The code that handles them is loaded with the first one. */
export function watchAnswers({ protection: { view }, refusals }: Guard): void {
  const uninspected = new RegExp(UNINSPECTED);
  const handle = async (url: string, text: string, again?: Again): Promise<Response | undefined> => {
    if (MAY_REFUSE.test(text) && !uninspected.test(url)) return (await refusals()).handle(text, again);
    return undefined;
  };
  const { fetch } = view;
  const { prototype } = view.XMLHttpRequest;
  const { send } = prototype;

  const onLoad = ({ currentTarget }: Event): void => {
    const { responseType, response, responseURL } = currentTarget as XMLHttpRequest;
    const text = responseType === 'json' ? JSON.stringify(response) : response;
    if (typeof text === 'string') void handle(responseURL, text);
  };
  // jQuery sends through it as well.
  prototype.send = function (...args) {
    this.addEventListener('load', onLoad);
    Reflect.apply(send, this, args);
  };

  // A browser without it has none because of us either: other scripts look for it to know what they can do.
  if (!fetch) return;
  // Last: on a page that has locked it, the rest is still watched.
  view.fetch = async function (this: unknown, ...args) {
    const [input, init] = args;
    const request = input instanceof view.Request ? input : undefined;
    const onlyReads = /^(get|head)$/i.test(init?.method ?? request?.method ?? 'get');
    // A request can be sent only once; the clone is for the second time.
    const copy = request?.clone();
    const answer = await Reflect.apply(fetch, this, args);
    const { url } = answer;
    const isText = /[/+]json|html|plain/.test(answer.headers.get('content-type') ?? '');
    // Pictures and streams that a page only reads are left alone.
    if (onlyReads && !isText) return answer;
    // Other hosts' streams are not awaited, and only this host may ask for a proof of work.
    const isOwn = !onlyReads && isText && url.startsWith(`${view.location.origin}/`);
    const again = { url, send: () => view.fetch(copy ?? input, init) };
    const better = answer
      .clone()
      .text()
      .then((text) => handle(url, text, isOwn ? again : undefined))
      .catch(() => undefined);
    return (isOwn && (await better)) || answer;
  };
}
