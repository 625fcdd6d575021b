import { describe, expect, it, vi } from 'vitest';
import type { Exchange } from './exchange.ts';
import { jsonOf200 } from './jsonOf200.ts';
import { logFailure, readReply, readTextReply } from './readReply.ts';

describe('readReply', () => {
  it('hands on any JSON that is not an error', () => {
    for (const body of [{ success: false }, [], 'text', 0, false])
      expect(readReply(answer(200, JSON.stringify(body)))).toEqual({ kind: 'reply', status: 200, body });
  });

  it.each<[string, Exchange, { message: string; reason: string }]>([
    ['time-out', { kind: 'timeout' }, { message: 'Server response timeout', reason: 'Timeout' }],
    ['JSON null', answer(200, 'null'), { message: 'No response', reason: 'No response' }],
    ['an empty body', answer(200, ''), { message: 'No response', reason: 'No response' }],
    [
      'an error field',
      answer(200, '{"error":"EMPTY_DATA"}'),
      { message: 'EMPTY_DATA', reason: 'EMPTY_DATA' },
    ],
    [
      '200 that cannot be parsed',
      answer(200, '<!DOCTYPE html>'),
      { message: 'Unexpected response from server. See console for details.', reason: 'No response' },
    ],
    ['500', answer(500, '<h1>oops</h1>'), { message: 'Internal server error.', reason: 'status text' }],
    [
      '500 with JSON',
      answer(500, '{"code":"x"}'),
      { message: 'Internal server error.', reason: 'status text' },
    ],
    ['404', answer(404, 'null'), { message: 'Unexpected response code:404', reason: 'status text' }],
    ['no connection', broken(0, ''), { message: 'Unexpected response code:0', reason: '' }],
    [
      'a 200 that broke off',
      broken(200, 'OK'),
      { message: 'Unexpected error. Status: OK. Additional error info: Error: cut', reason: 'OK' },
    ],
  ])('SP-53 %s', (_case, exchange, expected) => {
    expect(readReply(exchange)).toMatchObject({ kind: 'failure', ...expected });
  });

  it('SP-45 keeps the body of a refused nonce, in both its forms', () => {
    const rest = { code: 'rest_cookie_invalid_nonce', data: { status: 403 } };
    expect(readReply(answer(403, JSON.stringify(rest)))).toMatchObject({ status: 403, body: rest });
    expect(readTextReply(answer(403, '-1'))).toMatchObject({ kind: 'failure', status: 403, body: '-1' });
  });

  it('SP-53 SP-54 the console’s sentence is no reason, also where the protocol has no status text', () => {
    expect(readReply({ kind: 'answered', status: 502, statusText: '', ok: false, text: '' })).toMatchObject({
      message: 'Unexpected response code:502',
      reason: '',
    });
  });

  it('SP-53 failures go to the console with their prefix', () => {
    const log = vi.fn();
    const reply = readReply({ kind: 'timeout' });
    if (reply.kind === 'failure') logFailure(reply, log);
    expect(log).toHaveBeenCalledExactlyOnceWith('ctXHR error:', 'Server response timeout');
  });
});

describe('readTextReply', () => {
  it('takes the body as it is', () => {
    const url = 'https://pixel.example.net/pixel/0f.gif';
    expect(readTextReply(answer(200, url))).toEqual({ kind: 'reply', status: 200, body: url });
  });
});

describe('jsonOf200', () => {
  it('RV-16 acts only on 200 and parses JSON', () => {
    expect(jsonOf200(answer(200, '{"a":1}'))).toEqual({ a: 1 });
    expect(jsonOf200(answer(201, '{"a":1}'))).toBeUndefined();
    expect(jsonOf200(answer(500, '{"a":1}'))).toBeUndefined();
    expect(jsonOf200(answer(200, 'no json'))).toBeUndefined();
    expect(jsonOf200({ kind: 'timeout' })).toBeUndefined();
  });
});

function answer(status: number, text: string): Exchange {
  return { kind: 'answered', status, statusText: 'status text', ok: status >= 200 && status < 300, text };
}

function broken(status: number, statusText: string): Exchange {
  return { kind: 'broken', status, statusText, cause: new Error('cut') };
}
