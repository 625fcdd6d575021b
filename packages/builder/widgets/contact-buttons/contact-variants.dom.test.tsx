import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { ContactVariant } from './ContactVariant.tsx';
import { start } from './contact-buttons.island.ts';

afterEach(() => document.body.replaceChildren());

const WAYS = [
  {
    contact_icon_platform: 'WhatsApp',
    contact_icon_number: '+44 123',
    contact_tooltip: 'Write',
    contact_title: 'Chat',
  },
  { contact_icon_platform: 'Url', contact_icon_url: { url: '/there/' }, contact_description: 'Read on' },
];

test.each([1, 3, 4, 8])('K a box of variant %i opens, shows its ways, and closes', (variant) => {
  const element = drawn(variant, { contact_repeater: WAYS });
  start(element);
  const [chat, box] = [part(element, 'chat-button'), part(element, 'content-wrapper')];
  expect(box.inert).toBe(true);
  expect(chat.getAttribute('aria-controls')).toBe(box.id);
  chat.click();
  expect(chat.getAttribute('aria-expanded')).toBe('true');
  expect(links(box)).toEqual(['https://wa.me/44123', '/there/']);
  part(element, 'close-button').click();
  expect(box.inert).toBe(true);
});

test.each([
  [5, 'chat-button'],
  [6, 'contact-icon-link'],
  [7, 'chat-button'],
  [9, 'chat-button'],
  [10, 'contact-icon-link'],
])('K variant %i is a plain link, without a box', (variant, name) => {
  const element = drawn(variant, {
    contact_repeater: WAYS,
    chat_button_platform: 'WhatsApp',
    chat_button_number: '+44 123',
  });
  expect(part(element, name).getAttribute('href')).toBe('https://wa.me/44123');
  expect(element.querySelector('[aria-controls]')).toBeNull();
});

test('K each says its words where it has any, and its channel where it has none', () => {
  const names = (variant: number) =>
    [...drawn(variant, { contact_repeater: WAYS }).querySelectorAll('a')].map(
      (link) => link.getAttribute('aria-label') ?? link.textContent,
    );
  expect(names(4)).toEqual(['Write', 'Open Link']);
  expect(names(6)).toEqual(['Open WhatsApp', 'Open Link']);
  expect(names(8)).toEqual(['Chat', 'Read on']);
  expect(names(10)).toEqual(['Chat', 'Open Link']);
});

test('K a button shows whom it leads to, or words of its own', () => {
  const said = (settings: object) =>
    part(
      drawn(7, { chat_button_platform: 'Telephone', chat_button_number: '044 1', ...settings }),
      'chat-button',
    ).textContent;
  expect(said({})).toBe('044 1');
  expect(said({ chat_button_display_text_select: 'cta', chat_button_display_text: 'Call' })).toBe('Call');
});

test('K an address that is a script is no link', () => {
  const row = { contact_icon_platform: 'Url', contact_icon_url: { url: 'javascript:alert(1)' } };
  expect(links(drawn(6, { contact_repeater: [row] }))).toEqual([null]);
});

test('K it stands where it was put, under the names that its author gave it', () => {
  const root = part(
    drawn(6, {
      advanced_horizontal_position: 'center',
      advanced_vertical_position: 'top',
      advanced_custom_css_id: 'reach-us',
      advanced_custom_css_classes: 'mine "bad',
    }),
    '',
  );
  expect(root.id).toBe('reach-us');
  expect(root.className).toMatch(/ has-h-alignment-center has-v-alignment-top mine$/);
});

function drawn(variant: number, settings: object): HTMLElement {
  const host = document.createElement('div');
  host.innerHTML = renderToString(
    <ContactVariant
      element={{
        id: 'ca50001',
        elType: 'widget',
        widgetType: `contact-buttons-var-${variant}`,
        elements: [],
        settings: { ...settings },
      }}
    />,
  );
  document.body.append(host);
  return host.firstElementChild as HTMLElement;
}

function part(element: HTMLElement, name: string): HTMLElement {
  const found = element.querySelector<HTMLElement>(
    name ? `.e-contact-buttons__${name}` : '.e-contact-buttons',
  );
  if (!found) throw new Error(`There is no ${name}.`);
  return found;
}

function links(element: HTMLElement): (string | null)[] {
  return [...element.querySelectorAll('.e-contact-buttons__contact-icon-link')].map((link) =>
    link.getAttribute('href'),
  );
}
