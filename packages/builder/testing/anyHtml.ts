import fc from 'fast-check';

/** Any text as HTML, in its own element, as a browser would serialise it. */
export const anyHtml: fc.Arbitrary<string> = fc.string({ unit: 'grapheme', maxLength: 20 }).map((text) => {
  const element = document.createElement('i');
  element.textContent = text.replaceAll('\r', '');
  return `<b>${element.innerHTML}</b>`;
});
