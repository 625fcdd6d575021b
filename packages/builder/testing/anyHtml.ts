import fc from 'fast-check';

/** Any text as HTML, in an element of its own, written as a browser would write it back. */
export const anyHtml: fc.Arbitrary<string> = fc.string({ unit: 'grapheme', maxLength: 20 }).map((text) => {
  const element = document.createElement('i');
  element.textContent = text.replaceAll('\r', '');
  return `<b>${element.innerHTML}</b>`;
});
