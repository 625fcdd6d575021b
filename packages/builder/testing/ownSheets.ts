import { afterEach, beforeEach } from 'vitest';

/**
 * Each test of a file begins with an empty page, and with the sheets that were there before all of them. The function that comes
 * back puts sheets of a test's own behind these.
 */
export function ownSheets(): (...sheets: readonly CSSStyleSheet[]) => void {
  let before: CSSStyleSheet[] = [];
  beforeEach(() => {
    before = [...document.adoptedStyleSheets];
  });
  afterEach(() => {
    document.adoptedStyleSheets = before;
    document.body.replaceChildren();
  });
  return (...sheets) => {
    document.adoptedStyleSheets = [...before, ...sheets];
  };
}
