import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { ContactButtons } from './ContactButtons.tsx';
import { start } from './contact-buttons.island.ts';

afterEach(() => {
  document.body.replaceChildren();
  Reflect.deleteProperty(window, 'elementorFrontendConfig');
});

describe('a contact button', () => {
  test('PB-13 opens its box, moves the focus in, and gives it back', () => {
    const element = ours();
    start(element);
    const [chat, box] = [part(element, 'chat-button'), part(element, 'content-wrapper')];
    expect(chat.getAttribute('aria-expanded')).toBe('false');
    expect(box.inert).toBe(true);
    chat.click();
    expect(chat.getAttribute('aria-expanded')).toBe('true');
    expect(box.classList.contains('hidden')).toBe(false);
    expect(box.getAttribute('aria-hidden')).toBe('false');
    expect(document.activeElement).toBe(box);
    part(element, 'close-button').click();
    expect(box.classList.contains('hidden')).toBe(true);
    expect(document.activeElement).toBe(chat);
  });

  test('PB-13 Escape closes it when the focus is inside', () => {
    const element = ours();
    start(element);
    part(element, 'chat-button').click();
    document.body.dispatchEvent(new KeyboardEvent('keyup', { key: 'Escape', bubbles: true }));
    expect(part(element, 'content-wrapper').inert).toBe(false);
    part(element, 'send-cta').dispatchEvent(new KeyboardEvent('keyup', { key: 'Escape', bubbles: true }));
    expect(part(element, 'content-wrapper').inert).toBe(true);
  });

  test('PB-13 tells the time as the visitor writes it to who reaches for it, before it is opened', async () => {
    const element = ours();
    start(element);
    part(element, 'chat-button').dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    await vi.waitFor(() =>
      expect(part(element, 'message-bubble-time').textContent).toMatch(/^\d{1,2}\D\d{2}$/),
    );
  });

  test('PB-13 PB-24 in edit mode it is open in the document that is edited, and there alone', () => {
    Object.assign(window, { elementorFrontendConfig: { environmentMode: { edit: true } } });
    const [edited, other] = [ours('aaa0001'), ours('aaa0002')];
    const area = document.createElement('div');
    area.className = 'elementor elementor-edit-area elementor-edit-area-active';
    document.body.append(area);
    area.append(edited);
    for (const element of [edited, other]) start(element);
    const isOpen = (element: Element) => part(element, 'chat-button').getAttribute('aria-expanded');
    expect([edited, other].map(isOpen)).toEqual(['true', 'false']);
    expect(part(edited, 'content').classList.contains('visible')).toBe(true);
    expect(document.activeElement).toBe(document.body);
  });

  test('PB-13 two on a page have a box each', () => {
    const ids = [ours('aaa0001'), ours('aaa0002')].map((element) => part(element, 'content-wrapper').id);
    expect(new Set(ids).size).toBe(2);
  });

  test("PB-13 on markup of another product it stands over the page's sheets, unless Elementor's own dresses it", () => {
    const [bare, dressed] = [foreign(), foreign()];
    dressed
      .querySelector<HTMLElement>('.e-contact-buttons')
      ?.style.setProperty('--e-contact-buttons-button-bg', '#467ff7');
    for (const element of [bare, dressed]) start(element);
    expect(bare.querySelector('.e-contact-buttons.portico-over')).not.toBeNull();
    expect(dressed.querySelector('.portico-over')).toBeNull();
  });

  test('PB-13 on markup of another product, with animations, classes come and go as its sheets expect', () => {
    const element = foreign();
    element.insertAdjacentHTML('beforeend', MOVING);
    start(element);
    part(element, 'chat-button').click();
    const content = part(element, 'content');
    expect(content.classList.contains('fadeInUp')).toBe(true);
    content.dispatchEvent(new Event('animationend', { bubbles: true }));
    expect(content.className).toBe('e-contact-buttons__content vendor visible');
    part(element, 'chat-button').click();
    expect(content.classList.contains('reverse')).toBe(true);
    expect(part(element, 'content-wrapper').classList.contains('animated-wrapper')).toBe(true);
    content.dispatchEvent(new Event('animationend', { bubbles: true }));
    expect(content.className).toBe('e-contact-buttons__content vendor');
  });

  test('PB-13 where its animations do not move, as with less motion, it opens and closes all the same', () => {
    const element = foreign();
    start(element);
    for (const _time of [1, 2]) {
      part(element, 'chat-button').click();
      expect(part(element, 'content').className).toBe('e-contact-buttons__content vendor visible');
      part(element, 'chat-button').click();
      expect(part(element, 'content').className).toBe('e-contact-buttons__content vendor');
    }
  });

  test('PB-13 reopened while it leaves, it comes', () => {
    const element = foreign();
    element.insertAdjacentHTML('beforeend', MOVING);
    start(element);
    for (const _time of [1, 2, 3]) part(element, 'chat-button').click();
    const content = part(element, 'content');
    expect(content.classList.contains('reverse')).toBe(false);
    content.dispatchEvent(new Event('animationend', { bubbles: true }));
    expect(content.className).toBe('e-contact-buttons__content vendor visible');
  });

  test('PB-13 put to sleep it no longer answers; a row of plain links never did', () => {
    const element = ours();
    start(element)();
    part(element, 'chat-button').click();
    expect(part(element, 'content-wrapper').inert).toBe(true);
    const row = document.createElement('div');
    row.innerHTML = '<div class="e-contact-buttons"><a href="tel:1">Call</a></div>';
    expect(() => start(row)()).not.toThrow();
  });

  test('PB-13 its button comes in after its delay', async () => {
    const element = foreign('has-entrance-animation');
    start(element);
    const chat = part(element, 'chat-button');
    await vi.waitFor(() => expect(chat.classList.contains('bounce')).toBe(true));
    chat.dispatchEvent(new Event('animationend', { bubbles: true }));
    expect(chat.classList.contains('visible')).toBe(true);
    expect(chat.classList.contains('bounce')).toBe(false);
  });
});

const MOVING = '<style>.fadeInUp { animation: come 9s } @keyframes come { from { opacity: 0 } }</style>';

function ours(id = 'c0ffee1'): HTMLElement {
  const host = document.createElement('div');
  host.innerHTML = renderToString(
    <ContactButtons
      element={{
        id,
        elType: 'widget',
        widgetType: 'contact-buttons',
        elements: [],
        settings: { chat_button_contact: '+44 1', message_bubble_time_format: '24h' },
      }}
    />,
  );
  document.body.append(host);
  return host.firstElementChild as HTMLElement;
}

function foreign(chatClass = ''): HTMLElement {
  const element = document.createElement('div');
  element.setAttribute(
    'data-settings',
    '{"style_chat_box_entrance_animation":"fadeInUp","style_chat_box_exit_animation":"fadeInUp","style_chat_button_animation":"bounce","style_chat_button_animation_delay":10}',
  );
  element.innerHTML = `<div class="e-contact-buttons has-animations" role="dialog"><!-- kept -->
    <div class="e-contact-buttons__content-wrapper hidden" aria-hidden="true"><div class="e-contact-buttons__content vendor"><button type="button" class="e-contact-buttons__close-button">x</button></div></div>
    <div><button type="button" class="e-contact-buttons__chat-button ${chatClass}">chat</button></div></div>`;
  document.body.append(element);
  return element;
}

function part(element: Element, name: string): HTMLElement {
  const found = element.querySelector<HTMLElement>(`.e-contact-buttons__${name}`);
  if (!found) throw new Error(`no ${name}`);
  return found;
}
