import { expect, it } from 'vitest';
import { refuseProducts } from './refuseProducts.ts';

it('SP-42 Elfsight says each refusal in one place, also where it has no form element', () => {
  document.body.innerHTML = `<div class="elfsight-app-1">
    <button type="submit" disabled aria-busy="true">Send</button><i class="Loader__Spinner-x"></i></div>`;
  const refusal = { stopsPage: true, integration: 'ElfsightForm' };
  refuseProducts(document, { ...refusal, message: 'Not today.' });
  refuseProducts(document, { ...refusal, message: 'Not now.' });
  expect(
    [...document.querySelectorAll('.apbct-elfsight-forbidden-msg')].map((note) => note.textContent),
  ).toEqual(['Not now.']);
  const button = document.querySelector('button');
  expect([button?.disabled, button?.hasAttribute('aria-busy')]).toEqual([false, false]);
  expect(document.querySelector('i')?.style.display).toBe('none');
});
