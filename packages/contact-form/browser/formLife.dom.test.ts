import { afterEach, expect, test, vi } from 'vitest';
import { answering } from './answering.ts';
import { start } from './contact-form.island.ts';

const MARKUP = `<div class="wpcf7 no-js" id="wpcf7-f6-p7-o1" data-wpcf7-id="6"><form class="wpcf7-form init" data-status="init" novalidate>
  <input type="hidden" name="_wpcf7" value="6"><input type="hidden" name="_wpcf7_unit_tag" value="wpcf7-f6-p7-o1">
  <span class="wpcf7-form-control-wrap" data-name="site"><input name="site" class="wpcf7-form-control wpcf7-validates-as-url"></span>
  <button class="has-spinner">Send</button></form></div>`;

afterEach(() => vi.restoreAllMocks());

test('CF-11 PB-01 a form far away is alive for other scripts, and what is done to it waits for the code that answers', async () => {
  Object.assign(window, { wpcf7: { api: { root: '/wp-json/' }, own: 1 } });
  const sent: FormData[] = [];
  vi.spyOn(window, 'fetch').mockImplementation(async (_address, { body } = {}) => {
    if (body instanceof FormData) sent.push(body);
    return Response.json({ status: 'aborted', message: 'Stopped.', invalid_fields: [] });
  });
  document.body.innerHTML = MARKUP;
  const wrapper = document.querySelector<HTMLElement>('.wpcf7');
  const form = wrapper?.querySelector('form');
  if (!wrapper || !form) throw new Error('There is no form.');
  const stop = start(wrapper);

  expect(wrapper.className).toBe('wpcf7 js');
  expect(Reflect.get(form, 'wpcf7')).toMatchObject({ id: 6, status: 'init', unitTag: 'wpcf7-f6-p7-o1' });
  expect(answering.code).toBeUndefined();

  const field = form.elements[2] as HTMLInputElement;
  field.value = 'example.com';
  field.dispatchEvent(new Event('change', { bubbles: true }));
  form.requestSubmit();
  form.requestSubmit();
  expect(form.dataset.status).toBe('init');

  await expect.poll(() => form.dataset.status).toBe('aborted');
  expect(form.querySelectorAll('.wpcf7-spinner')).toHaveLength(1);
  // Sent once despite two presses, with the URL as completed on change.
  expect(sent.map((data) => data.get('site'))).toEqual(['http://example.com']);
  stop();
  expect('wpcf7' in form).toBe(false);
});
