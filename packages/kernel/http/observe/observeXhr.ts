import { amendableBody } from './AmendableBody.ts';
import { attempt } from './attempt.ts';
import { audience } from './audience.ts';
import { interpose } from './interpose.ts';
import { type RequestHead, type RequestObserver, requestHead } from './RequestObserver.ts';

type View = Window & typeof globalThis;
type SendArgument = Parameters<XMLHttpRequest['send']>[0];

/** The state of a request between `open` and `send`. */
interface Opened {
  readonly head: RequestHead;
  readonly headers: Headers;
}

/** Also covers jQuery, which sends through XMLHttpRequest. */
export const observeXhr = /* @__PURE__ */ audience((view, observers) => {
  const opened = new WeakMap<XMLHttpRequest, Opened>();
  const heard = new WeakSet<XMLHttpRequest>();

  const onLoad = (event: Event): void => {
    const xhr = event.currentTarget as XMLHttpRequest;
    const head = opened.get(xhr)?.head;
    if (head) tell(observers, xhr, head);
  };

  return interpose(view.XMLHttpRequest.prototype, {
    open: (original) =>
      function open(this: XMLHttpRequest, ...args: unknown[]) {
        // The number of arguments matters: an undefined third one makes the request synchronous.
        Reflect.apply(original, this, args);
        attempt(() => {
          const head = requestHead(view, 'xhr', String(args[0]), String(args[1]));
          opened.set(this, { head, headers: new view.Headers() });
          if (!heard.has(this)) this.addEventListener('load', onLoad);
          heard.add(this);
        });
      },
    setRequestHeader: (original) =>
      function setRequestHeader(
        this: XMLHttpRequest,
        ...args: Parameters<XMLHttpRequest['setRequestHeader']>
      ) {
        Reflect.apply(original, this, args);
        attempt(() => opened.get(this)?.headers.append(...args));
      },
    send: (original) =>
      function send(this: XMLHttpRequest, ...args: [SendArgument?]) {
        const request = opened.get(this);
        const next = request && amended(view, observers, this, request, args[0]);
        Reflect.apply(original, this, next ? [next.body] : args);
      },
  });
});

/** `undefined` if the request is sent unchanged. */
function amended(
  view: View,
  observers: ReadonlySet<RequestObserver>,
  xhr: XMLHttpRequest,
  { head, headers }: Opened,
  body: SendArgument,
): { body: XMLHttpRequestBodyInit } | undefined {
  try {
    const interested = [...observers].filter((observer) => observer.amend && observer.wants(head));
    if (interested.length === 0) return undefined;
    const amendable = amendableBody(body, headers.get('content-type'), view);
    const extra = new view.Headers(headers);
    for (const observer of interested)
      observer.amend?.({
        ...head,
        headers: extra,
        body: amendable,
        raw: typeof body === 'string' ? body : '',
      });
    const next = amendable?.sent;
    for (const [name, value] of extra) if (headers.get(name) !== value) xhr.setRequestHeader(name, value);
    return next === undefined || next === body ? undefined : { body: next };
  } catch {
    // The request is sent as its script wrote it.
    return undefined;
  }
}

function tell(observers: ReadonlySet<RequestObserver>, xhr: XMLHttpRequest, head: RequestHead): void {
  for (const observer of observers) {
    attempt(() => {
      if (observer.answered && observer.wants(head))
        observer.answered({ status: xhr.status, text: async () => textOf(xhr) }, head);
    });
  }
}

function textOf(xhr: XMLHttpRequest): string {
  if (xhr.responseType === 'json') return JSON.stringify(xhr.response);
  return xhr.responseType === '' || xhr.responseType === 'text' ? xhr.responseText : '';
}
