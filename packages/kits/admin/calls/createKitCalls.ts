import { API_BASE } from '@portico/kernel/admin';
import { isRecord, parsedJson } from '@portico/kernel/records';
import { EXPORT_CALL, type ExportLine, type ExportResult } from '../../wire/admin.ts';
import { EVENTS_PATH, IMPORT_EXPORT_PATH, UPLOAD_FIELD } from '../../wire/public.ts';
import { type KitResult, kitProblem, problemOfAnswer, unreachableProblem } from './KitProblem.ts';

/** The calls of the contract, which are outside the admin API. */
export interface KitCalls {
  get<Data>(path: string): Promise<KitResult<Data>>;
  post<Data>(path: string, body: object): Promise<KitResult<Data>>;
  delete(path: string): Promise<KitResult<unknown>>;
  upload<Data>(
    file: File,
    onProgress: (share: number) => void,
    signal: AbortSignal,
  ): Promise<KitResult<Data>>;
  /** Packs a kit and reports its progress. */
  exportKit(body: object, onProgress: (share: number) => void): Promise<KitResult<ExportResult>>;
  /** Reports an event and ignores the result. */
  report(event: string, properties: object): void;
}

export interface CallSession {
  nonce(): string;
  /** Fetches a new nonce, after the user has signed in again if necessary. `false` if there is none. */
  renew(): Promise<boolean>;
}

const NONCE = 'x-wp-nonce';

export function createKitCalls(session: CallSession): KitCalls {
  async function send(method: string, address: string, body?: object): Promise<Response> {
    const once = (): Promise<Response> =>
      fetch(address, {
        method,
        credentials: 'same-origin',
        headers: { [NONCE]: session.nonce(), ...(body && { 'content-type': 'application/json' }) },
        ...(body && { body: JSON.stringify(body) }),
      });
    const answer = await once();
    const isStale = answer.status === 401 || answer.status === 403;
    return isStale && (await session.renew()) ? once() : answer;
  }

  async function call<Data>(method: string, address: string, body?: object): Promise<KitResult<Data>> {
    try {
      return resultOf(
        await send(method, address, body).then(async (answer) => [answer.status, await answer.text()]),
      );
    } catch {
      // `fetch` fails for one reason that a user can understand: no response came.
      return { ok: false, problem: unreachableProblem };
    }
  }

  return {
    get: (path) => call('GET', path),
    post: (path, body) => call('POST', `${IMPORT_EXPORT_PATH}/${path}`, body),
    delete: (path) => call('DELETE', path),

    upload<Data>(file: File, onProgress: (share: number) => void, signal: AbortSignal) {
      // Only XMLHttpRequest reports upload progress.
      return new Promise<KitResult<Data>>((resolve) => {
        const request = new XMLHttpRequest();
        const form = new FormData();
        form.set(UPLOAD_FIELD, file);
        request.open('POST', `${IMPORT_EXPORT_PATH}/upload`);
        request.setRequestHeader(NONCE, session.nonce());
        request.upload.addEventListener('progress', ({ loaded, total }) =>
          onProgress(total ? loaded / total : 0),
        );
        request.addEventListener('load', () => resolve(resultOf([request.status, request.responseText])));
        request.addEventListener('error', () => resolve({ ok: false, problem: unreachableProblem }));
        request.addEventListener('abort', () =>
          resolve({ ok: false, problem: kitProblem('general', 'Cancelled.') }),
        );
        signal.addEventListener('abort', () => request.abort());
        request.send(form);
      });
    },

    async exportKit(body, onProgress) {
      try {
        const answer = await send('POST', `${API_BASE}${EXPORT_CALL}`, body);
        if (!answer.ok || !answer.body) return resultOf([answer.status, await answer.text()]);
        let result: KitResult<ExportResult> = { ok: false, problem: unreachableProblem };
        for await (const line of linesOf(answer.body)) {
          if ('done' in line) onProgress(line.done / line.total);
          else if ('result' in line) result = { ok: true, data: line.result };
          else result = { ok: false, problem: kitProblem(line.error.code, line.error.message) };
        }
        return result;
      } catch {
        // The stream broke off, for example because the server went away.
        return { ok: false, problem: unreachableProblem };
      }
    },

    report(event, properties) {
      // Nobody waits for a report, so its failure is ignored.
      void send('POST', `${EVENTS_PATH}/track`, { event, properties }).catch(() => {});
    },
  };
}

function resultOf<Data>([status, text]: (string | number)[]): KitResult<Data> {
  // Anything but JSON is not from our server but, for example, a proxy's error page. The status says enough.
  const body = parsedJson(String(text));
  if (Number(status) >= 200 && Number(status) < 300) {
    const data = isRecord(body) && 'data' in body ? body.data : body;
    return { ok: true, data: data as Data };
  }
  return { ok: false, problem: problemOfAnswer(Number(status), body) };
}

async function* linesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<ExportLine> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    const lines = (rest + decoder.decode(value, { stream: !done })).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) yield JSON.parse(line) as ExportLine;
    if (done) return;
  }
}
