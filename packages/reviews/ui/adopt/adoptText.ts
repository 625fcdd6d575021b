/** The words of a review, its line breaks as `\n`, without the signs of a cut that another script may have made. */
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
    // A percent sign that somebody wrote: then nothing was encoded.
    return text;
  }
}
