import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { messageNodes } from './messageNodes.ts';

// Node has no parser for HTML, as a page has none for us that demands trusted types.
it('SP-04 where HTML cannot be parsed a message is shown by its words', () => {
  const html = '<b>No</b> <img src=x onerror=alert(1)>Ask https://a.example/b.';
  expect(renderToStaticMarkup(messageNodes(html, true))).toBe(
    ' No   Ask <a href="https://a.example/b" target="_blank" rel="noopener noreferrer">https://a.example/b</a>.',
  );
  expect(renderToStaticMarkup(messageNodes('<b>No</b> https://a.example/', false))).toBe(
    ' No  https://a.example/',
  );
});
