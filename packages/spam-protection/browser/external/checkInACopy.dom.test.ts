import { expect, test, vi } from 'vitest';
import type { Guard } from '../Guard.ts';
import { checkInACopy } from './checkInACopy.ts';

test('SP-47 a form whose fields are named like its own functions is checked, put back with what was typed, and sent', async () => {
  document.body.innerHTML = `<form id="mauticform_x" action="https://mautic.example/x"><input name="before" type="date">
    <input name="matches"><input name="replaceWith"><input name="cloneNode"><input name="append"><button>Send</button></form>`;
  const { body } = document;
  const form = body.querySelector('form') as HTMLFormElement;
  const sent = vi.fn((event: Event) => event.preventDefault());
  form.addEventListener('submit', sent);
  const asked = vi.fn(async () => true);
  const guard = {
    protection: { eventToken: () => '' },
    noCookie: { forRequest: () => '' },
    refusals: async () => ({ ask: asked }),
  } as unknown as Guard;

  checkInACopy(guard, form);
  const copy = body.querySelector('form') as HTMLFormElement;
  expect(copy).not.toBe(form);
  const typed = body.querySelector<HTMLInputElement>('[name=before]');
  if (typed) typed.value = '2026-05-01';
  body.querySelector('button')?.click();
  await vi.waitFor(() => expect(sent).toHaveBeenCalledOnce());
  expect(asked).toHaveBeenCalledOnce();
  expect(body.querySelector('form')).toBe(form);
  expect(body.querySelector<HTMLInputElement>('[name=before]')?.value).toBe('2026-05-01');
});
