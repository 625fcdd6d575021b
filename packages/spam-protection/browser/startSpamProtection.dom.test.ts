import { expect, onTestFinished, test } from 'vitest';
import { startSpamProtection } from './startSpamProtection.ts';

test('SP-25 a page that the browser prepares in advance leaves the signals of the page in view alone until it is opened', () => {
  const { view, loaded, load } = openPage();
  const page = view.document;
  Object.defineProperty(page, 'prerendering', { configurable: true, value: true });
  localStorage.clear();
  startSpamProtection(view, load);
  expect([localStorage.length, loaded]).toEqual([0, []]);
  Object.defineProperty(page, 'prerendering', { value: false });
  page.dispatchEvent(new Event('prerenderingchange'));
  expect(localStorage.getItem('ct_ps_timestamp')).not.toBeNull();
  expect(loaded).toEqual(['spam-guard']);
});

test('SP-01 a page whose scripts have taken `fetch` away has its signals all the same', () => {
  const { view, loaded, load } = openPage();
  Object.assign(view, { fetch: undefined });
  startSpamProtection(view, load);
  expect(loaded).toEqual(['spam-guard']);
});

function openPage() {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  onTestFinished(() => frame.remove());
  const view = frame.contentWindow as (Window & typeof globalThis) | null;
  if (!view) throw new Error('The frame has no window.');
  Object.assign(view, { ctPublic: { data__key_is_ok: 1 }, ctPublicFunctions: {} });
  const loaded: string[] = [];
  const load = async (name: string): Promise<never> => {
    loaded.push(name);
    return new Promise(() => {});
  };
  return { view, loaded, load };
}
