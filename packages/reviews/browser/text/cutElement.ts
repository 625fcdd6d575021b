import { cutText } from './cutText.ts';

/**
 * Cuts the text of an element that is already on the page. Only text counts; line breaks and links stay what they are,
 * in the part that is shown and in the rest, which is no part of the page's text until it is asked for.
 */
export function cutElement(element: Element, size: number, readMore: string): void {
  if (element.querySelector('.wp-more-toggle')) return;
  const cut = cutText(element.textContent ?? '', size);
  if (!cut) return;
  const page = element.ownerDocument;
  const rest = page.createElement('span');
  rest.append(takeAfter(element, cut.shown.length));
  const kept = page.createElement('template');
  kept.content.append(rest);
  const dots = page.createElement('span');
  dots.className = 'rpi-s';
  dots.textContent = '... ';
  const toggle = page.createElement('button');
  toggle.type = 'button';
  toggle.className = 'wp-more-toggle';
  toggle.dataset.hidden = cut.rest;
  toggle.textContent = readMore;
  element.append(kept, dots, toggle);
}

/** Shows the rest of a text, for good. Knows the places in which the scripts of three generations keep it. */
export function showRest(toggle: Element): void {
  const text = toggle.parentElement;
  if (!text) return;
  const kept = text.querySelector('template');
  const rest =
    kept?.content.querySelector('span') ??
    text.querySelector<HTMLElement>('.rpi-rest') ??
    restFromAttribute(toggle, text);
  text.querySelector('.rpi-s')?.remove();
  toggle.remove();
  kept?.remove();
  if (!rest) return;
  text.append(rest);
  // With all of its words it may scroll inside its card.
  text.closest('.grw-scroll')?.setAttribute('tabindex', '0');
  rest.className = 'rpi-revealed';
  rest.tabIndex = -1;
  rest.focus({ preventScroll: true });
}

function restFromAttribute(toggle: Element, text: Element): HTMLElement | null {
  const field = text.querySelector('input[type="hidden"]');
  const hidden = toggle.getAttribute('data-hidden') ?? field?.getAttribute('value');
  if (!hidden) return null;
  const rest = text.ownerDocument.createElement('span');
  rest.textContent = field ? unescaped(hidden) : hidden;
  return rest;
}

function unescaped(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // It held a bare percent sign, so it was never encoded.
    return text;
  }
}

/** Takes everything after the first `length` characters out of an element. */
function takeAfter(element: Element, length: number): DocumentFragment {
  const range = element.ownerDocument.createRange();
  range.selectNodeContents(element);
  const texts = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let before = 0;
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const end = before + (node.nodeValue ?? '').length;
    if (end >= length) {
      range.setStart(node, length - before);
      break;
    }
    before = end;
  }
  return range.extractContents();
}
