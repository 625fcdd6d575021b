import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { FloatingBars } from './FloatingBars.tsx';
import { start } from './floating-bars.island.ts';

afterEach(() => {
  document.body.replaceChildren();
  document.body.style.cssText = '';
  Reflect.deleteProperty(window, 'elementorFrontendConfig');
});

describe('a bar with an announcement', () => {
  test('PB-14 goes when it is closed, by button or by Escape', () => {
    const first = ours();
    start(first);
    bar(first).querySelector('button')?.click();
    expect(bar(first).classList.contains('is-hidden')).toBe(true);
    const second = ours();
    start(second);
    bar(second)
      .querySelector('a')
      ?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    expect(bar(second).classList.contains('is-hidden')).toBe(true);
  });

  test('PB-14 takes nobody’s focus when it comes', () => {
    const element = ours();
    start(element);
    expect(document.activeElement).toBe(document.body);
  });

  test('K says its invitation also where it leads nowhere', () => {
    const button = bar(ours({ cta_link: { url: '' } })).querySelector('.e-floating-bars__cta-button');
    expect(button?.tagName).toBe('SPAN');
    expect(button?.textContent).toBe('Go');
  });

  test('PB-14 an address that is a script is no link', () => {
    expect(bar(ours({ cta_link: { url: 'javascript:alert(1)' } })).querySelector('a')).toBeNull();
  });
});

describe('on markup of another product', () => {
  test('PB-14 a bar over the page moves the page down, and back to where it was', () => {
    document.body.style.paddingTop = '7px';
    const element = foreign('is-sticky', 'position: fixed; top: 0; height: 50px; box-sizing: border-box');
    start(element);
    expect(document.body.style.paddingTop).toBe('50px');
    element.querySelector('button')?.click();
    expect(document.body.style.paddingTop).toBe('7px');
  });

  test('PB-14 without the sheets of the builder it is fixed to the edge of the window, and the page moves down', () => {
    const element = foreign('is-sticky', '');
    start(element);
    const { top, height } = bar(element).getBoundingClientRect();
    expect([top, bar(element).style.top]).toEqual([0, '0px']);
    expect(document.body.style.paddingTop).toBe(`${height}px`);
    element.querySelector('button')?.click();
    expect(document.body.style.paddingTop).toBe('');
  });

  test('PB-14 what sticks to the top moves down instead', () => {
    const header = document.createElement('header');
    header.className = 'elementor-sticky';
    header.setAttribute('data-settings', '{"sticky":"top"}');
    document.body.append(header);
    const element = foreign('is-sticky', 'position: fixed; top: 0; height: 50px; box-sizing: border-box');
    const stop = start(element);
    expect(header.style.top).toBe('50px');
    expect(document.body.style.paddingTop).toBe('');
    stop();
    expect(header.style.top).toBe('');
  });

  test('PB-14 one that does not stick stands first on the page, after the administrator’s bar', () => {
    document.body.innerHTML = '<div id="wpadminbar"></div><main></main>';
    const element = foreign('', '');
    start(element);
    expect(element.closest('.elementor')?.previousElementSibling?.id).toBe('wpadminbar');
  });

  test('PB-14 PB-24 in edit mode it sticks instead of moving, its button is there at once, and it does not go', () => {
    Object.assign(window, { elementorFrontendConfig: { environmentMode: { edit: true } } });
    document.body.innerHTML = '<main></main>';
    const button = '<a class="e-floating-bars__cta-button has-entrance-animation" href="/">Go</a>';
    const element = foreign('', '', button);
    element.setAttribute('data-settings', '{"style_cta_button_animation":"bounce"}');
    start(element);
    expect(bar(element).classList.contains('is-sticky')).toBe(true);
    expect(document.body.firstElementChild?.localName).toBe('main');
    expect(element.querySelector('a')?.className).toBe(
      'e-floating-bars__cta-button has-entrance-animation visible',
    );
    element.querySelector('button')?.click();
    expect(bar(element).classList.contains('is-hidden')).toBe(false);
  });

  test('PB-14 its button is visible half a second after its delay, in the middle of its animation, and stays', () => {
    vi.useFakeTimers();
    const element = foreign(
      'is-sticky',
      '',
      '<a class="e-floating-bars__cta-button has-entrance-animation" href="/">Go</a>',
    );
    element.setAttribute(
      'data-settings',
      '{"style_cta_button_animation":"bounce","style_cta_button_animation_delay":"200"}',
    );
    start(element);
    const button = element.querySelector('a');
    vi.advanceTimersByTime(699);
    expect(button?.className).toBe('e-floating-bars__cta-button has-entrance-animation animated bounce');
    vi.advanceTimersByTime(1);
    expect(button?.className).toBe('e-floating-bars__cta-button animated bounce');
    button?.dispatchEvent(new Event('animationend'));
    expect(button?.className).toBe('e-floating-bars__cta-button visible');
    vi.useRealTimers();
  });
});

function ours(settings: object = {}): HTMLElement {
  const host = document.createElement('div');
  host.innerHTML = renderToString(
    <FloatingBars
      element={{
        id: 'ba50001',
        elType: 'widget',
        widgetType: 'floating-bars-var-1',
        elements: [],
        settings: { announcement_text: 'News', cta_text: 'Go', cta_link: { url: '/there/' }, ...settings },
      }}
    />,
  );
  document.body.append(host);
  return host.firstElementChild as HTMLElement;
}

function foreign(className: string, style: string, inside = ''): HTMLElement {
  const whole = document.createElement('div');
  whole.className = 'elementor';
  whole.innerHTML = `<div class="elementor-element"><div class="e-floating-bars has-vertical-position-top ${className}" style="${style}">
    <p class="e-floating-bars__announcement-text">News</p>${inside}<button type="button" class="e-floating-bars__close-button">x</button></div></div>`;
  document.body.append(whole);
  return whole.firstElementChild as HTMLElement;
}

function bar(element: Element): HTMLElement {
  return element.querySelector('.e-floating-bars') as HTMLElement;
}
