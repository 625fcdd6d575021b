import { splitDropCap } from './splitDropCap.ts';

/**
 * Wraps the first letter of a text; returns how to undo it. Only the very first text node is touched, so links and other
 * scripts' nodes in the paragraph stay intact.
 */
export function addDropCap(element: Element): () => void {
  const paragraph = element.querySelector('p');
  const text = paragraph?.firstChild;
  if (!paragraph || text?.nodeType !== Node.TEXT_NODE || element.querySelector('.elementor-drop-cap'))
    return () => {};
  const before = text.nodeValue ?? '';
  const split = splitDropCap(before);
  if (!split) return () => {};
  const cap = span(element.ownerDocument, 'elementor-drop-cap');
  const letter = span(element.ownerDocument, 'elementor-drop-cap-letter');
  letter.textContent = split.letter;
  cap.append(letter);
  paragraph.prepend(cap);
  text.nodeValue = split.rest;
  return () => {
    cap.remove();
    text.nodeValue = before;
  };
}

function span(page: Document, className: string): HTMLElement {
  return Object.assign(page.createElement('span'), { className });
}
