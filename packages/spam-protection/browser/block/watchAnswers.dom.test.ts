import { expect, it } from 'vitest';
import type { Guard } from '../Guard.ts';
import { watchAnswers } from './watchAnswers.ts';

it('CF-20 SP-42 a browser without fetch is left without it, and what it sends otherwise is watched', () => {
  const send = (): void => {};
  const XMLHttpRequest = class {};
  Object.assign(XMLHttpRequest.prototype, { send });
  const view = { XMLHttpRequest, fetch: undefined };
  watchAnswers({ protection: { view } } as unknown as Guard);
  expect(view.fetch).toBeUndefined();
  expect(XMLHttpRequest.prototype).not.toHaveProperty('send', send);
});
