import jquerySource from 'jquery/dist/jquery.js?raw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openFrame } from '../../dom/testing/openFrame.ts';
import { observeRequests } from './observeRequests.ts';
import type { ObservedRequest, RequestObserver } from './RequestObserver.ts';

type View = Window & typeof globalThis;

/** Responds without a server. */
const REACHABLE = 'data:text/plain,ok';

let frame: Awaited<ReturnType<typeof openFrame>>;
let view: View;
beforeEach(async () => {
  frame = await openFrame();
  view = frame.view;
});
afterEach(() => {
  frame.close();
  vi.restoreAllMocks();
});

describe('fetch', () => {
  it('SP-52 an observer adds to every kind of body that it understands, and the page keeps its own object', async () => {
    const sent = recordFetch(view);
    observeRequests(view, adding('token', 'a b&c'));
    const form = new view.FormData();
    form.append('x', '1');
    form.append('file', new view.File(['abc'], 'a.txt'));
    const params = new view.URLSearchParams('x=1');

    await view.fetch('/p', { method: 'POST', body: form });
    await view.fetch('/p', { method: 'POST', body: params });
    await view.fetch('/p', { method: 'POST', body: 'x=1&y=%7E' });
    await view.fetch('/p', { method: 'POST', body: '{"id":12345678901234567890}' });

    const formSent = sent[0]?.init?.body as FormData;
    expect([...formSent.keys()]).toEqual(['x', 'file', 'token']);
    expect((formSent.get('file') as File).name).toBe('a.txt');
    expect(String(sent[1]?.init?.body)).toBe('x=1&token=a+b%26c');
    expect(sent[2]?.init?.body).toBe('x=1&y=%7E&token=a%20b%26c');
    expect(sent[3]?.init?.body).toBe('{"id":12345678901234567890,"token":"a b&c"}');
    expect([...form.keys()]).toEqual(['x', 'file']);
    expect(String(params)).toBe('x=1');
  });

  it('SP-52 prepends, and never sees a body that it does not understand', async () => {
    const sent = recordFetch(view);
    const bodies: unknown[] = [];
    observeRequests(view, {
      wants: () => true,
      amend: ({ body }) => {
        bodies.push(body);
        if (body && !body.has('x')) body.prepend('token', '1');
      },
    });
    const blob = new view.Blob(['x=1']);
    const unknown = ['<xml a="b=c"/>', '[1,2]', '', 'two words=1', blob, null];
    for (const body of unknown) await view.fetch('/p', { method: 'POST', body });
    expect(bodies).toEqual(unknown.map(() => null));
    expect(sent.map(({ init }) => init?.body)).toEqual(unknown);

    for (const body of ['y=1', '{"y":1}', '{ }', 'x=1']) await view.fetch('/p', { method: 'POST', body });
    expect(sent.slice(-4).map(({ init }) => init?.body)).toEqual([
      'token=1&y=1',
      '{"token":"1","y":1}',
      '{"token":"1" }',
      'x=1',
    ]);
  });

  it('shows address, method and headers, and sends the header that was set', async () => {
    const sent = recordFetch(view);
    const seen: ObservedRequest[] = [];
    observeRequests(view, {
      wants: () => true,
      amend: (request) => {
        seen.push(request);
        request.headers.set('X-Added', 'yes');
      },
    });
    await view.fetch(new view.URL('/a?b', view.document.baseURI), {
      method: 'post',
      headers: { 'X-Own': '1' },
    });
    expect(seen[0]).toMatchObject({ channel: 'fetch', method: 'POST', url: `${location.origin}/a?b` });
    expect(seen[0]?.headers.get('x-own')).toBe('1');
    expect(Object.fromEntries(new Headers(sent[0]?.init?.headers))).toEqual({
      'x-own': '1',
      'x-added': 'yes',
    });
  });

  it.each([
    ['application/x-www-form-urlencoded', 'x=1', 'x=1&token=t'],
    ['application/json', '{"x":1}', '{"x":1,"token":"t"}'],
  ])('amends a Request object of type %s', async (type, body, expected) => {
    const sent = recordFetch(view);
    observeRequests(view, adding('token', 't'));
    const request = new view.Request('/p', {
      method: 'PUT',
      body,
      headers: { 'Content-Type': type, 'X-Own': '1' },
    });
    await view.fetch(request);
    const [onWire] = sent.map(({ input, init }) => new view.Request(input, init));
    expect(onWire?.method).toBe('PUT');
    expect(onWire?.headers.get('x-own')).toBe('1');
    expect(onWire?.headers.get('content-type')).toBe(type);
    expect(await onWire?.text()).toBe(expected);
  });

  it('amends a Request object with form data under a boundary of its own', async () => {
    const sent = recordFetch(view);
    observeRequests(view, adding('token', 't'));
    const form = new view.FormData();
    form.append('x', '1');
    await view.fetch(new view.Request('/p', { method: 'POST', body: form }));
    const [onWire] = sent.map(({ input, init }) => new view.Request(input, init));
    expect([...((await onWire?.formData()) ?? [])]).toEqual([
      ['x', '1'],
      ['token', 't'],
    ]);
  });

  it('leaves a Request object alone whose body it does not understand, and refuses one that is not allowed', async () => {
    const sent = recordFetch(view);
    const stop = observeRequests(view, adding('token', 't'));
    const unknown = new view.Request('/p', {
      method: 'POST',
      body: new view.Blob(['x=1'], { type: 'image/png' }),
    });
    await view.fetch(unknown);
    expect(sent).toEqual([{ input: unknown, init: undefined }]);
    expect(unknown.bodyUsed).toBe(false);

    const form = { method: 'POST', body: new view.URLSearchParams('x=1') };
    await view.fetch(new view.Request('/p', form), { body: '' });
    expect(sent[1]?.init?.body).toBe('token=t');
    stop();
    observeRequests(view, { wants: () => true, allow: () => false });
    await expect(view.fetch(new view.Request('/p', form))).rejects.toThrow(/^Forbidden$/);
    expect(sent).toHaveLength(2);
  });

  it('passes on the very arguments when nobody wants the request', () => {
    const sent = recordFetch(view);
    observeRequests(view, { wants: ({ url }) => url.includes('/other'), amend: () => expect.unreachable() });
    const init = { method: 'POST', body: 'x=1' };
    void view.fetch('/p', init);
    expect(sent[0]?.init).toBe(init);
  });

  it('sends in the same turn, so that a form changed afterwards is not sent', () => {
    const sent = recordFetch(view);
    observeRequests(view, adding('token', 't'));
    void view.fetch('/p', { method: 'POST', body: 'x=1' });
    expect(sent).toHaveLength(1);
  });

  it('SP-52 refuses after asking: the page gets Error("Forbidden") and nothing is sent', async () => {
    const sent = recordFetch(view);
    let decide: (allowed: boolean) => void = () => {};
    observeRequests(view, {
      wants: () => true,
      allow: () => new Promise((resolve) => (decide = resolve)),
    });
    const first = view.fetch('/p', { method: 'POST', body: 'x=1' });
    expect(sent).toHaveLength(0);
    decide(false);
    await expect(first).rejects.toThrow(/^Forbidden$/);
    expect(sent).toHaveLength(0);

    const second = view.fetch('/p', { method: 'POST', body: 'x=1' });
    decide(true);
    await second;
    expect(sent).toHaveLength(1);
  });

  it.each<[string, Partial<RequestObserver>]>([
    ['wants', { wants: fail }],
    ['amend', { amend: fail }],
    ['amend, after a change', { amend: ({ body }) => fail(body?.append('broken', '1')) }],
    ['allow', { allow: fail }],
    ['allow, later', { allow: () => Promise.reject(new Error('observer')) }],
    ['answered', { answered: fail }],
  ])('SP-52 a failure in %s leaves the request as the page wrote it', async (_part, part) => {
    const sent = recordFetch(view);
    observeRequests(view, { wants: () => true, ...part });
    const init = { method: 'POST', body: 'x=1' };
    const response = await view.fetch('/p', init);
    expect(await response.text()).toBe('echo');
    expect(sent).toHaveLength(1);
    expect(sent[0]?.init).toBe(init);
  });

  it('gives an observer the answer without taking it from the page', async () => {
    recordFetch(view);
    const heard = vi.fn();
    observeRequests(view, {
      wants: () => true,
      answered: (answer, { url }) => void answer.text().then((text) => heard(answer.status, text, url)),
    });
    const response = await view.fetch('/p');
    expect(await response.text()).toBe('echo');
    await vi.waitFor(() =>
      expect(heard).toHaveBeenCalledExactlyOnceWith(200, 'echo', `${location.origin}/p`),
    );
  });

  it("keeps the browser's own errors and the page's own abort", async () => {
    observeRequests(view, adding('token', 't'));
    await expect(view.fetch('http://[bad')).rejects.toThrow(view.TypeError);
    await expect(view.fetch('/p', { method: 'GET', body: 'x=1' })).rejects.toThrow(view.TypeError);
    const signal = view.AbortSignal.abort();
    await expect(view.fetch('/p', { method: 'POST', body: 'x=1', signal })).rejects.toMatchObject({
      name: 'AbortError',
    });
    await expect(Reflect.apply(view.fetch, {}, ['/p'])).rejects.toThrow(/Illegal invocation/);
    expect((await Reflect.apply(view.fetch, undefined, [REACHABLE])).status).toBe(200);
  });
});

describe('installing and removing', () => {
  it('wraps once for many observers and restores the originals after the last', () => {
    const fetch = view.fetch;
    const { open, send, setRequestHeader } = view.XMLHttpRequest.prototype;
    const stopFirst = observeRequests(view, adding('a', '1'));
    const wrapped = view.fetch;
    const stopSecond = observeRequests(view, adding('b', '2'));
    expect(view.fetch).toBe(wrapped);
    expect(wrapped).not.toBe(fetch);
    stopFirst();
    stopFirst();
    expect(view.fetch).toBe(wrapped);
    stopSecond();
    expect(view.fetch).toBe(fetch);
    expect(view.XMLHttpRequest.prototype).toMatchObject({ open, send, setRequestHeader });
  });

  it('becomes a pass-through when another script has wrapped it since, and serves the next observer', async () => {
    const sent = recordFetch(view);
    const stop = observeRequests(view, adding('a', '1'));
    const ours = view.fetch;
    const theirs: typeof fetch = (...args) => ours(...args);
    view.fetch = theirs;
    stop();
    expect(view.fetch).toBe(theirs);
    await view.fetch('/p', { method: 'POST', body: 'x=1' });
    observeRequests(view, adding('b', '2'));
    expect(view.fetch).toBe(theirs);
    await view.fetch('/p', { method: 'POST', body: 'x=1' });
    expect(sent.map(({ init }) => init?.body)).toEqual(['x=1', 'x=1&b=2']);
  });

  it('leaves a page alone that has locked its functions', async () => {
    Object.defineProperty(view, 'fetch', { value: view.fetch, writable: false, configurable: false });
    const stop = observeRequests(view, adding('a', '1'));
    expect((await view.fetch(REACHABLE)).ok).toBe(true);
    stop();
  });

  it('observes one window and no other', async () => {
    const sent = recordFetch(view);
    const other = await openFrame();
    const otherSent = recordFetch(other.view);
    observeRequests(other.view, adding('a', '1'));
    await view.fetch('/p', { method: 'POST', body: 'x=1' });
    await other.view.fetch('/p', { method: 'POST', body: 'x=1' });
    expect(sent[0]?.init?.body).toBe('x=1');
    expect(otherSent[0]?.init?.body).toBe('x=1&a=1');
    other.close();
  });
});

describe('XMLHttpRequest', () => {
  it('SP-52 adds to text, JSON and form data, and shows the headers that the page set', () => {
    const sent = recordXhr(view);
    observeRequests(view, adding('token', 't'));
    const form = new view.FormData();
    form.append('x', '1');
    for (const body of ['x=1', '{"x":1}', form, new view.URLSearchParams('x=1')]) {
      const xhr = new view.XMLHttpRequest();
      xhr.open('POST', '/p');
      xhr.send(body);
    }
    expect(sent.slice(0, 2)).toEqual([['x=1&token=t'], ['{"x":1,"token":"t"}']]);
    expect(fieldNames(sent[2]?.[0])).toEqual(['x', 'token']);
    expect(String(sent[3]?.[0])).toBe('x=1&token=t');
  });

  it('adds headers to those of the page and decides by its content type', () => {
    const sent = recordXhr(view);
    const headers = vi.spyOn(view.XMLHttpRequest.prototype, 'setRequestHeader');
    observeRequests(view, {
      wants: () => true,
      amend: (request) => {
        expect(request.headers.get('content-type')).toBe('text/plain');
        expect(request.body).toBeNull();
        request.headers.set('X-Added', 'yes');
      },
    });
    const xhr = new view.XMLHttpRequest();
    xhr.open('POST', '/p');
    xhr.setRequestHeader('Content-Type', 'text/plain');
    xhr.send('x=1');
    expect(headers.mock.calls).toEqual([
      ['Content-Type', 'text/plain'],
      ['x-added', 'yes'],
    ]);
    expect(sent).toEqual([['x=1']]);
  });

  it('works synchronously, with repeated open and send, and keeps the exceptions of the browser', () => {
    observeRequests(view, adding('token', 't'));
    const xhr = new view.XMLHttpRequest();
    expect(() => xhr.send()).toThrow(view.DOMException);
    expect(() => Reflect.apply(xhr.open, xhr, ['GET'])).toThrow(view.TypeError);
    for (let round = 0; round < 2; round++) {
      xhr.open('GET', REACHABLE, false);
      xhr.send();
      expect(xhr.status).toBe(200);
    }
    xhr.open('GET', REACHABLE);
    xhr.send();
    expect(() => xhr.send()).toThrow(view.DOMException);
    xhr.abort();
  });

  it('a third argument that is not given stays not given', () => {
    observeRequests(view, adding('token', 't'));
    const xhr = new view.XMLHttpRequest();
    xhr.open('GET', REACHABLE);
    xhr.timeout = 5;
    expect(() => {
      Reflect.apply(xhr.open, xhr, ['GET', REACHABLE, undefined]);
    }).toThrow(view.DOMException);
  });

  it('tells of the answer, once for each request on the same object, also of JSON', async () => {
    const heard: string[] = [];
    observeRequests(view, {
      wants: () => true,
      answered: ({ status, text }, { method }) =>
        void text().then((body) => heard.push(`${method} ${status} ${body}`)),
    });
    const xhr = new view.XMLHttpRequest();
    xhr.responseType = 'json';
    for (const body of ['{"a":1}', '{"b":2}']) {
      const done = new Promise((resolve) => {
        xhr.onloadend = resolve;
      });
      xhr.open('GET', `data:application/json,${body}`);
      xhr.send();
      await done;
    }
    await vi.waitFor(() => expect(heard).toEqual(['GET 200 {"a":1}', 'GET 200 {"b":2}']));
  });

  it('SP-52 a failing observer changes nothing', () => {
    const sent = recordXhr(view);
    observeRequests(view, { wants: () => true, amend: ({ body }) => fail(body?.append('broken', '1')) });
    observeRequests(view, { wants: fail });
    const xhr = new view.XMLHttpRequest();
    xhr.open('POST', '/p');
    xhr.send('x=1');
    expect(sent).toEqual([['x=1']]);
  });
});

describe('the real jQuery', () => {
  interface Ajax {
    ajax(options: object): PromiseLike<unknown>;
  }
  let jQuery: Ajax;
  beforeEach(() => {
    const script = view.document.createElement('script');
    script.textContent = jquerySource;
    view.document.head.append(script);
    jQuery = (view as unknown as { jQuery: Ajax }).jQuery;
  });

  it.each([
    ['text', () => 'action=mailpoet&x=1', 'action=mailpoet&x=1&data%5Btoken%5D=t'],
    [
      'an object',
      () => ({ action: 'mailpoet', list: [1, 2] }),
      'action=mailpoet&list%5B%5D=1&list%5B%5D=2&data%5Btoken%5D=t',
    ],
  ])('SP-52 is amended when its data is %s', async (_kind, data, expected) => {
    const sent = recordXhr(view);
    const seen: string[] = [];
    observeRequests(view, {
      wants: ({ method }) => method === 'POST',
      amend: ({ body }) => {
        seen.push(body?.get('action') ?? '');
        if (!body?.has('data[token]')) body?.append('data[token]', 't');
      },
    });
    await settled(jQuery.ajax({ url: '/p', method: 'POST', data: data() }));
    expect(sent).toEqual([[expected]]);
    expect(seen).toEqual(['mailpoet']);
  });

  it('SP-52 is amended when its data is FormData', async () => {
    const sent = recordXhr(view);
    observeRequests(view, adding('token', 't'));
    const data = new view.FormData();
    data.append('action', 'pafe_ajax_form_builder');
    await settled(jQuery.ajax({ url: '/p', method: 'POST', data, processData: false, contentType: false }));
    expect(fieldNames(sent[0]?.[0])).toEqual(['action', 'token']);
  });

  it('gets its answers and its errors as before', async () => {
    observeRequests(view, { ...adding('token', 't'), answered: () => {} });
    expect(await jQuery.ajax({ url: 'data:application/json,{"a":1}', dataType: 'json' })).toEqual({ a: 1 });
    const error = vi.fn();
    await settled(jQuery.ajax({ url: 'data:application/json,{bad', dataType: 'json', error }));
    expect(error.mock.calls[0]?.[1]).toBe('parsererror');
  });
});

function adding(name: string, value: string): RequestObserver {
  return {
    wants: () => true,
    amend: ({ body }) => {
      if (!body?.has(name)) body?.append(name, value);
    },
  };
}

/** Records what the browser's own `fetch` would receive. */
function recordFetch(view: View): { input: RequestInfo | URL; init: RequestInit | undefined }[] {
  const sent: { input: RequestInfo | URL; init: RequestInit | undefined }[] = [];
  view.fetch = (input, init) => {
    sent.push({ input, init });
    return Promise.resolve(new Response('echo'));
  };
  return sent;
}

/** Records what the browser's own `send` receives, and then runs it. */
function recordXhr(view: View): unknown[][] {
  const sent: unknown[][] = [];
  const { send } = view.XMLHttpRequest.prototype;
  view.XMLHttpRequest.prototype.send = function (...args) {
    sent.push(args);
    Reflect.apply(send, this, args);
  };
  return sent;
}

function fieldNames(form: unknown): string[] {
  return [...(form as FormData).keys()];
}

function fail(_done?: unknown): never {
  throw new Error('observer');
}

async function settled(promise: PromiseLike<unknown>): Promise<void> {
  await new Promise<void>((resolve) => {
    promise.then(
      () => resolve(),
      () => resolve(),
    );
  });
}
