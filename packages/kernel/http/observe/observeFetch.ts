import { type AmendableBody, amendableBody } from './AmendableBody.ts';
import { attempt } from './attempt.ts';
import { audience } from './audience.ts';
import { interpose } from './interpose.ts';
import { type ObservedRequest, REFUSED, type RequestObserver, requestHead } from './RequestObserver.ts';

type View = Window & typeof globalThis;
type FetchArguments = Parameters<typeof fetch>;

export const observeFetch = audience((view, observers) =>
  interpose(view as { fetch: typeof fetch }, {
    fetch: (original) =>
      function observedFetch(this: unknown, ...args: FetchArguments) {
        const run = (args: FetchArguments): Promise<Response> => Reflect.apply(original, this, args);
        const visit = observers.size > 0 && beginVisit(view, observers, args);
        if (!visit) return run(args);
        // A body that can be read at once is sent at once, as the page expects; only questions and streams take time.
        const next = visit.args();
        const answer = 'then' in next ? next.then(run) : run(next);
        return visit.tell ? answer.then(visit.tell) : answer;
      },
  }),
);

interface Visit {
  /** The arguments to go on with. Rejects only when the request was refused. */
  args(): FetchArguments | Promise<FetchArguments>;
  readonly tell?: (response: Response) => Response;
}

/** `undefined` when nobody wants this request, or when it cannot be understood. */
function beginVisit(
  view: View,
  observers: ReadonlySet<RequestObserver>,
  original: FetchArguments,
): Visit | undefined {
  try {
    const [input, init] = original;
    const request = asRequest(input);
    const url = request ? request.url : String(input);
    const head = requestHead(view, 'fetch', init?.method ?? request?.method ?? 'GET', url);
    const interested = [...observers].filter((observer) => observer.wants(head));
    if (interested.length === 0) return undefined;

    const amending = interested.some((observer) => observer.amend || observer.allow);
    const telling = interested.filter((observer) => observer.answered);
    return {
      args: () => (amending ? amended(view, interested, head, original) : original),
      ...(telling.length > 0 && {
        tell: (response) => {
          for (const observer of telling) {
            attempt(() =>
              observer.answered?.({ status: response.status, text: () => response.clone().text() }, head),
            );
          }
          return response;
        },
      }),
    };
  } catch {
    // Not understood: the page gets exactly what it asked for, its own errors included.
    return undefined;
  }
}

function amended(
  view: View,
  observers: readonly RequestObserver[],
  head: ReturnType<typeof requestHead>,
  original: FetchArguments,
): FetchArguments | Promise<FetchArguments> {
  const [input, init] = original;
  const request = asRequest(input);
  // `fetch(url, request)` is allowed, but a Request's members are not its own and would be lost in a copy.
  if (asRequest(init)) return original;

  const headers = new view.Headers(init?.headers ?? request?.headers);
  const before = String([...headers]);

  const ask = (body: AmendableBody | null): FetchArguments | Promise<FetchArguments> => {
    const was = body?.sent;
    const seen: ObservedRequest = { ...head, headers, body };
    for (const observer of observers) observer.amend?.(seen);
    const result = (): FetchArguments => {
      const changes: RequestInit = {};
      if (body && body.sent !== was) changes.body = body.sent;
      if (String([...headers]) !== before || (request && changes.body)) changes.headers = headers;
      // The boundary of a rebuilt form is not the old one; the browser writes the new one.
      if (request && body?.kind === 'form-data' && changes.headers) headers.delete('content-type');
      return changes.body || changes.headers ? [input, { ...init, ...changes }] : original;
    };
    const asked = observers.map((observer) => observer.allow?.(seen) ?? true);
    if (asked.every((answer) => answer === true)) return result();
    return Promise.all(asked).then((answers) => {
      if (answers.every(Boolean)) return result();
      throw new Refusal(REFUSED);
    });
  };

  const unchanged = (error: unknown): FetchArguments => {
    if (error instanceof Refusal) throw new Error(REFUSED);
    return original;
  };
  try {
    const ownBody = init?.body ?? null;
    const next =
      request?.body && ownBody === null
        ? bodyOf(request, view).then(ask)
        : ask(amendableBody(ownBody, headers.get('content-type'), view));
    return 'then' in next ? next.catch(unchanged) : next;
  } catch {
    return original;
  }
}

/** Read from a copy, so that the request itself can still be sent as it is. */
async function bodyOf(request: Request, view: View): Promise<AmendableBody | null> {
  const type = request.headers.get('content-type') ?? '';
  if (type.includes('multipart/form-data'))
    return amendableBody(await request.clone().formData(), type, view);
  if (!/json|urlencoded|text\/plain/.test(type)) return null;
  return amendableBody(await request.clone().text(), type.includes('plain') ? null : type, view);
}

/** Distinguishes our answer from an observer's own failure, which must not stop the page. */
class Refusal extends Error {}

function asRequest(value: unknown): Request | undefined {
  return Object.prototype.toString.call(value) === '[object Request]' ? (value as Request) : undefined;
}
