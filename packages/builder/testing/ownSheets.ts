import { afterEach, beforeEach } from 'vitest';

/**
 * Each test of a file starts with an empty page and the initial style sheets. The returned function adds a test's own sheets
 * after them.
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
