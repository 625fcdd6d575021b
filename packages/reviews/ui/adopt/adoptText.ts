/** The text of a review, with line breaks as `\n`, without the traces of another script's cut. */
export function adoptText(element: Element): string {
  let text = '';
  for (const node of element.childNodes) {
    if (node.nodeType === 3) text += node.nodeValue ?? '';
    else if (node.nodeType === 1) text += textOfElement(node as Element);
  }
  return text;
}

function textOfElement(element: Element): string {
  if (element.localName === 'br') return '\n';
  if (element.matches('.rpi-s')) return '';
  if (element.matches('.wp-more-toggle')) return element.getAttribute('data-hidden') ?? '';
  // The oldest script kept the rest in a hidden field.
  if (element.matches('input[type="hidden"]')) return decoded(element.getAttribute('value') ?? '');
  return adoptText(element);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // A literal per cent sign: nothing was encoded.
    return text;
  }
}
