import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Coupon } from './Coupon.tsx';
import { copiesToFill } from './copiesToFill.ts';
import { start } from './floating-bars.island.ts';
import { Ticker } from './Ticker.tsx';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

describe('K a bar of headlines', () => {
  const rows = [
    { headlines_text: 'First', headlines_url: { url: '/a/' } },
    { headlines_text: 'Second' },
    { headlines_text: '' },
  ];

  test('says each once to whoever listens, and again and again to whoever looks', () => {
    const bar = drawn(Ticker, { headlines_repeater: rows });
    const heard = [...bar.querySelectorAll('.e-floating-bars__headline')].filter(
      (line) => !line.closest('[aria-hidden]'),
    );
    expect(heard.map(({ textContent }) => textContent)).toEqual(['First', 'Second']);
    const copies = bar.querySelectorAll('[aria-hidden] .e-floating-bars__headline');
    expect(copies).toHaveLength(2 * (2 * copiesToFill(['First', 'Second']) - 1));
    expect(bar.querySelectorAll('a[href]:not([tabindex])')).toHaveLength(1);
  });

  test('fills a wide screen with few words, and does not go on for ever with none', () => {
    expect(copiesToFill(['x'])).toBe(40);
    expect(copiesToFill(['x'.repeat(500)])).toBe(1);
    expect(copiesToFill([])).toBe(1);
  });

  test('has a box to make it stand, and its buttons beside it, where its author wants them', () => {
    expect(
      drawn(Ticker, { headlines_repeater: rows, floating_bar_close_switch: 'no' }).querySelector(
        'button,input',
      ),
    ).toBeNull();
    const bar = drawn(Ticker, {
      headlines_repeater: rows,
      floating_bar_pause_switch: 'yes',
      accessible_name: 'News',
    });
    expect(bar.querySelector('.e-floating-bars__ticker-controls input')?.getAttribute('aria-label')).toBe(
      'Pause News',
    );
    expect(bar.querySelector('.e-floating-bars__ticker-controls button')).not.toBeNull();
  });

  test('leads to no script', () => {
    const bar = drawn(Ticker, {
      headlines_repeater: [{ headlines_text: 'x', headlines_url: { url: 'javascript:alert(1)' } }],
    });
    expect(bar.querySelector('[href]')).toBeNull();
  });

  test('bears the id and the classes that its author gave it', () => {
    const bar = drawn(Ticker, {
      headlines_repeater: rows,
      advanced_custom_css_id: 'news',
      advanced_custom_css_classes: 'wide "bad tall',
    }).querySelector('.e-floating-bars');
    expect(bar?.id).toBe('news');
    expect(bar?.className).toContain(' wide tall');
    expect(bar?.querySelector('.e-floating-bars__close-button')?.getAttribute('aria-controls')).toBe('news');
  });
});

describe('K a bar with a code', () => {
  const offer = { announcement_text: 'A tenth less', coupon_code: 'TEN', coupon_success_message: 'Copied' };

  test('copies it, and says so for as long as its author wants', async () => {
    vi.useFakeTimers();
    const writeText = vi.fn(async () => {});
    vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue({ writeText } as unknown as Clipboard);
    const element = drawn(Coupon, {
      ...offer,
      style_coupon_success_message_duration: { size: 3, unit: 's' },
    });
    const stop = start(element);
    const button = element.querySelector<HTMLButtonElement>('.e-floating-bars__coupon-button');
    button?.click();
    await vi.advanceTimersByTimeAsync(2900);
    expect(writeText).toHaveBeenCalledWith('TEN');
    expect(button?.classList.contains('is-copied')).toBe(true);
    await vi.advanceTimersByTimeAsync(200);
    expect(button?.classList.contains('is-copied')).toBe(false);
    stop();
  });

  test('does not say so where it could not', async () => {
    vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue({
      writeText: async () => Promise.reject(new Error('denied')),
    } as unknown as Clipboard);
    const element = drawn(Coupon, offer);
    const stop = start(element);
    const button = element.querySelector<HTMLButtonElement>('.e-floating-bars__coupon-button');
    button?.click();
    await Promise.resolve();
    await Promise.resolve();
    expect(button?.classList.contains('is-copied')).toBe(false);
    stop();
  });

  test('comes in as the buttons of other bars do', () => {
    const element = drawn(Coupon, { ...offer, style_coupon_animation: 'bounce' });
    const stop = start(element);
    expect(element.querySelector('.e-floating-bars__coupon-button')?.classList.contains('bounce')).toBe(true);
    stop();
  });

  test('is printed on what was chosen', () => {
    expect(
      drawn(Coupon, { ...offer, style_coupon_type: 'gift-tag' }).querySelector(
        '.is-type-gift-tag > svg path',
      ),
    ).not.toBeNull();
    expect(
      drawn(Coupon, { ...offer, style_coupon_type: 'rocket' }).querySelector('.is-type-cutout'),
    ).not.toBeNull();
    expect(
      drawn(Coupon, { ...offer, coupon_code: '' }).querySelector('.e-floating-bars__coupon-button'),
    ).toBeNull();
  });
});

function drawn(View: typeof Ticker, settings: object): HTMLElement {
  const host = document.createElement('div');
  const widgetType = View === Ticker ? 'floating-bars-var-2' : 'floating-bars-var-3';
  host.innerHTML = renderToString(
    <View
      element={{ id: 'ba50001', elType: 'widget', widgetType, elements: [], settings: { ...settings } }}
    />,
  );
  document.body.append(host);
  return host.firstElementChild as HTMLElement;
}
