import { expect, it, vi } from 'vitest';
import { join } from '../forms/spam-comments.chunk.ts';
import type { Guard } from '../Guard.ts';
import { createRefusals } from './spam-refusals.chunk.ts';

const REFUSAL = { apbct: { blocked: true, comment: 'Very many came.', stop_script: 0 } };

it.each([
  [429, false, REFUSAL],
  [500, true, {}],
])('SP-30 after an answer of %i the comment form leaves the page: %s', async (status, leaves, body) => {
  document.body.innerHTML =
    '<form class="comment-form" action="/wp-comments-post.php"><textarea name="comment">Mine</textarea></form>';
  const [form] = document.forms;
  const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {});
  const answer = Response.json(body, { status });
  vi.spyOn(window, 'fetch').mockResolvedValue(answer);
  join({ protection: { view: window } } as unknown as Guard);
  form?.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
  // Either the response is read, or, if there was no usable one, the form is submitted natively.
  await expect.poll(() => [answer.bodyUsed, submit.mock.calls.length]).toEqual([!leaves, leaves ? 1 : 0]);
  expect(form?.querySelector('textarea')?.value).toBe('Mine');
  vi.restoreAllMocks();
});

it('SP-30 SP-47 a form of others waits for now, and its sender reads why', async () => {
  const modal = { loaded: '', open: vi.fn() };
  const reply = { kind: 'failure', status: 429, reason: '', message: '', body: JSON.stringify(REFUSAL) };
  const refusals = createRefusals({
    ...{ protection: { view: window, load: async () => ({ refuseProducts() {} }) }, modal },
    calls: async () => ({ transport: { ajax: async () => reply } }),
  } as unknown as Guard);
  expect(await refusals.ask('cleantalk_force_ajax_check', {})).toBe(false);
  expect([modal.loaded, modal.open.mock.calls.length]).toEqual(['Very many came.', 1]);
});
