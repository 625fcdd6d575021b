import { expect, test } from 'vitest';
import { startSpamProtection } from './startSpamProtection.ts';

test('SP-01 a page whose scripts have taken `fetch` away has its signals all the same', () => {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  const view = frame.contentWindow as (Window & typeof globalThis) | null;
  if (!view) throw new Error('The frame has no window.');
  Object.assign(view, { ctPublic: { data__key_is_ok: 1 }, ctPublicFunctions: {}, fetch: undefined });
  const loaded: string[] = [];
  startSpamProtection(view, async (name) => {
    loaded.push(name);
    return new Promise<never>(() => {});
  });
  expect(loaded).toEqual(['spam-guard']);
  frame.remove();
});
