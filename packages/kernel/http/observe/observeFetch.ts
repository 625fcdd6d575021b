import { type AmendableBody, amendableBody } from './AmendableBody.ts';
import { attempt } from './attempt.ts';
import { audience } from './audience.ts';
import { interpose } from './interpose.ts';
import { REFUSED, type RequestHead, type RequestObserver, requestHead } from './RequestObserver.ts';

type View = Window & typeof globalThis;
type Arguments = Parameters<typeof fetch>;

export const observeFetch = /* @__PURE__ */ audience((view, observers) =>
  interpose(view as { fetch: typeof fetch }, {
    fetch: (original) =>
      function observedFetch(this: unknown, ...args: Arguments) {
        const run = (next: Arguments): Promise<Response> => Reflect.apply(original, this, next);
        let interested: RequestObserver[] = [];
        let head: RequestHead | undefined;
        let next: Arguments | Promise<Arguments> = args;
        try {
          head = headOf(view, args);
          interested = [...observers].filter((observer) => head && observer.wants(head));
          if (interested.some((observer) => observer.amend || observer.allow))
            next = amended(view, interested, head, args);
        } catch {
          // Unparsable, or an observer failed: the page gets what it asked for, including its own errors.
        }
        // Sent synchronously where possible, as the page expects; only `allow` and streams take time.
        const answer = 'then' in next ? next.then(run) : run(next);
        return head && interested.some((observer) => observer.answered)
          ? answer.then(notifying(interested, head))
          : answer;
      },
  }),
);

function headOf(view: View, [input, init]: Arguments): RequestHead {
  const request = asRequest(input);
  return requestHead(
    view,
    'fetch',
    init?.method ?? request?.method ?? 'GET',
    request ? request.url : String(input),
  );
}

/** The arguments to send. A promise of them rejects only if the request was refused. */
function amended(
  view: View,
  observers: readonly RequestObserver[],
  head: RequestHead,
  original: Arguments,
): Arguments | Promise<Arguments> {
  const [input, init] = original;
  // `fetch(url, request)` is allowed, but a Request's members are inherited and would be lost in a copy.
  if (asRequest(init)) return original;
  const request = asRequest(input);
  const headers = new view.Headers(init?.headers ?? request?.headers);
  const type = headers.get('content-type');
  const before = String([...headers]);

  const show = (body: AmendableBody | null): Arguments | Promise<Arguments> => {
    const was = body?.sent;
    const seen = { ...head, headers, body, raw: body?.text ?? textOf(init?.body) };
    for (const observer of observers) observer.amend?.(seen);
    const result = (): Arguments => {
      const isNewBody = body !== null && body.sent !== was;
      if (!isNewBody && String([...headers]) === before) return original;
      // A rebuilt form has a new boundary, which the browser writes.
      if (request && isNewBody && body.kind === 'form-data') headers.delete('content-type');
      return [input, { ...init, headers, ...(isNewBody && { body: body.sent }) }];
    };
    const verdicts = observers.map((observer) => observer.allow?.(seen) ?? true);
    if (verdicts.every((verdict) => verdict === true)) return result();
    return Promise.all(verdicts).then(
      (all) => (all.every(Boolean) ? result() : Promise.reject(new Error(REFUSED))),
      () => original,
    );
  };

  if (!request?.body || (init?.body ?? null) !== null) return show(amendableBody(init?.body, type, view));
  return bodyOf(request, type ?? '', view).then((body) => {
    let next: Arguments | Promise<Arguments> = original;
    attempt(() => {
      next = show(body);
    });
    return next;
  });
}

/** Read from a clone, so that the request itself can still be sent unchanged. */
async function bodyOf(request: Request, type: string, view: View): Promise<AmendableBody | null> {
  try {
    const copy = request.clone();
    if (type.includes('form-data')) return amendableBody(await copy.formData(), type, view);
    return /json|urlencoded/.test(type) ? amendableBody(await copy.text(), type, view) : null;
  } catch {
    return null;
  }
}

function textOf(body: unknown): string {
  return typeof body === 'string' ? body : '';
}

function notifying(
  observers: readonly RequestObserver[],
  head: RequestHead,
): (response: Response) => Response {
  return (response) => {
    for (const observer of observers)
      attempt(() =>
        observer.answered?.({ status: response.status, text: () => response.clone().text() }, head),
      );
    return response;
  };
}

function asRequest(value: unknown): Request | undefined {
  return Object.prototype.toString.call(value) === '[object Request]' ? (value as Request) : undefined;
}
