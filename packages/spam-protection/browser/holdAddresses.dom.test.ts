import { afterEach, expect, it, vi } from 'vitest';
import { answerAddresses, type DecoderHost } from './decoder.ts';
import { type HeldAddress, holdAddresses } from './holdAddresses.ts';

const PAGE = `
  <a id="mail" href="mailto:sa***@***le.com" data-original-string="A">Mail <span id="inner" data-original-string="B">sa***</span></a>
  <a id="tel" href="tel:+123***1" data-original-string="C">+123***1</a>
  <span id="text" data-original-string="D" tabindex="0">co***</span>
  <a id="other" href="#elsewhere">Elsewhere</a>`;

it.each(['mail', 'tel'])('SP-06 a masked %s link is never followed, and is held', (id) => {
  const held = open();
  expect(click(id).defaultPrevented).toBe(true);
  expect(held.node?.id).toBe(id);
});

it('SP-06 nor is it with the middle button, which asks for nothing', () => {
  const held = open();
  expect(click('mail', 'auxclick').defaultPrevented).toBe(true);
  expect(held.node).toBeUndefined();
});

it('SP-08 what was held is answered once by the code that comes, as is what is done after', async () => {
  const held = open();
  click('inner');
  click('mail');
  const { started, end } = arrive(held);
  await vi.waitFor(() => expect(started).toEqual(['mail']));
  click('text');
  expect(started).toEqual(['mail']);
  end();
  click('text');
  await vi.waitFor(() => expect(started).toEqual(['mail', 'text']));
});

it.each(['Enter', ' '])('SP-08 so is the key %j on an address that is no link', async (key) => {
  const held = open();
  expect(press('text', key).defaultPrevented).toBe(true);
  const { started } = arrive(held);
  await vi.waitFor(() => expect(started).toEqual(['text']));
});

it('SP-06 other keys and other links are left alone', () => {
  const held = open();
  expect(press('text', 'Tab').defaultPrevented).toBe(false);
  // The browser turns it into a click.
  expect(press('mail', 'Enter').defaultPrevented).toBe(false);
  expect(click('other').defaultPrevented).toBe(false);
  expect(held.node).toBeUndefined();
});

it('SP-06 a handler of the page that keeps clicks to itself keeps none from being held', () => {
  const held = open();
  byId('mail').addEventListener('click', (event) => event.stopImmediatePropagation());
  expect(click('mail').defaultPrevented).toBe(true);
  expect(held.node?.id).toBe('mail');
});

let place: HTMLIFrameElement | undefined;

afterEach(() => place?.remove());

/** In a separate document: the listeners of one test must not receive the next one's clicks. */
function open(): HeldAddress {
  place = document.createElement('iframe');
  document.body.append(place);
  inside().body.innerHTML = PAGE;
  return holdAddresses(inside());
}

function inside(): Document {
  if (!place?.contentDocument) throw new Error('There is no page.');
  return place.contentDocument;
}

/** The decoding code has loaded. `end` is called when it is done. */
function arrive(held: HeldAddress) {
  const started: string[] = [];
  let end = (): void => {};
  const host = { view: inside().defaultView } as unknown as DecoderHost;
  const module = {
    startDecoding(_host: DecoderHost, clicked: HTMLElement, onEnd: () => void) {
      started.push(clicked.id);
      end = onEnd;
    },
  };
  answerAddresses(host, async <Module>() => module as unknown as Module, held);
  return { started, end: () => end() };
}

function byId(id: string): HTMLElement {
  const found = inside().getElementById(id);
  if (!found) throw new Error(`There is no ${id}.`);
  return found;
}

function click(id: string, type = 'click'): Event {
  const event = new MouseEvent(type, { bubbles: true, cancelable: true });
  byId(id).dispatchEvent(event);
  return event;
}

function press(id: string, key: string): Event {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  byId(id).dispatchEvent(event);
  return event;
}
