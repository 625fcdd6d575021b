import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { start as startBar } from '../../widgets/floating-bars/floating-bars.island.ts';
import { clickTrackerOf } from './clickTracker.ts';

const sent = vi.fn(async (_url: string, _init: RequestInit) => new Response());

beforeEach(() => {
  vi.stubGlobal('fetch', sent);
  Object.assign(window, {
    elementorFrontendConfig: {
      urls: { ajaxurl: '/wp-admin/admin-ajax.php' },
      nonces: { floatingButtonsClickTracking: 'n0nce' },
    },
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  sent.mockClear();
  Reflect.deleteProperty(window, 'elementorFrontendConfig');
  document.body.replaceChildren();
});

test('PB-13 PB-14 ten clicks go to the CMS together, the rest when the visitor leaves', () => {
  document.body.innerHTML = `<div class="elementor" data-elementor-type="floating-buttons" data-elementor-id="78">
    <div class="elementor-element"><div class="e-floating-bars"><p>Text</p><a class="e-floating-bars__cta-button" href="#x"><b>Go</b></a></div></div></div>`;
  const stop = startBar(document.querySelector('.elementor-element') as HTMLElement);
  const [button, text] = [document.querySelector('b'), document.querySelector('p')];
  for (let click = 0; click < 11; click += 1) button?.click();
  text?.click();
  expect(sent).toHaveBeenCalledOnce();
  expect(fields(0)).toEqual({
    action: ['elementor_send_clicks'],
    _nonce: ['n0nce'],
    clicks: Array(10).fill('78'),
  });
  expect(sent.mock.calls[0]?.[0]).toBe('/wp-admin/admin-ajax.php');
  window.dispatchEvent(new Event('beforeunload'));
  expect(fields(1).clicks).toEqual(['78']);
  stop();
  button?.click();
  window.dispatchEvent(new Event('beforeunload'));
  expect(sent).toHaveBeenCalledTimes(2);
});

test('PB-13 a page that names no address for it is not counted', () => {
  Reflect.deleteProperty(window, 'elementorFrontendConfig');
  const frame = document.body.appendChild(document.createElement('iframe'));
  const view = frame.contentWindow as Window;
  const stop = clickTrackerOf(view).watch(document.body, 'a');
  document.body.click();
  stop();
  expect(sent).not.toHaveBeenCalled();
});

function fields(call: number): Record<string, FormDataEntryValue[]> {
  const body = sent.mock.calls[call]?.[1].body as FormData;
  return {
    action: body.getAll('action'),
    _nonce: body.getAll('_nonce'),
    clicks: body.getAll('clicks[]'),
  };
}
