import { cutText } from './cutText.ts';

/**
 * Shortens the text of an element on the page. Only text counts; line breaks and links are preserved in the shown part and in
 * the rest, which is not part of the page's text until requested.
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

/** Shows the rest of a text permanently. Knows where the scripts of three generations keep it. */
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
  // With its full text it may scroll inside its card.
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
    // It contained a bare per cent sign, so it was never encoded.
    return text;
  }
}

/** Extracts everything after the first `length` characters from an element. */
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
