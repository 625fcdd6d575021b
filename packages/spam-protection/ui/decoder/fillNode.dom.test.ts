import { expect, it } from 'vitest';
import { fillNode } from './fillNode.ts';

function node(html: string): HTMLElement {
  const host = document.createElement('div');
  host.innerHTML = html;
  return host.firstElementChild as HTMLElement;
}

it('SP-07 a text becomes the address, and keeps the string that other scripts find it by', () => {
  const span = node(
    `<span data-original-string="x" class="apbct-email-encoder" title="Tip" style="color: red" role="button" tabindex="0">co**<div class="apbct-tooltip"></div></span>`,
  );
  fillNode(span, 'contact@example.com');
  expect(span.outerHTML).toBe(
    '<span data-original-string="x" class="apbct-email-encoder no-blur" title="">contact@example.com</span>',
  );
});

it('SP-09 a link gets the address with what hangs on it, and shows it without', () => {
  const link = node(
    `<a href="mailto:sa*****@*****le.com" data-original-string="x" title="Tip"><b>Mail</b> sa*****@*****le.com</a>`,
  );
  fillNode(link, 'sales@example.com?subject=Hi');
  expect(link.getAttribute('href')).toBe('mailto:sales@example.com?subject=Hi');
  expect(link.innerHTML).toBe('<b>Mail</b> sales@example.com');
});

it('SP-07 a decoded value is never read as markup', () => {
  const span = node('<span data-original-string="x">co**</span>');
  fillNode(span, '<img src=x onerror=alert(1)>@example.com');
  expect(span.children).toHaveLength(0);
});
