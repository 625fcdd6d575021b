import { createElement, type ReactNode } from 'react';

/** The elements allowed in a server's message. Everything else is shown as its text. */
const ALLOWED = new Set(['A', 'B', 'BR', 'EM', 'I', 'LI', 'OL', 'P', 'STRONG', 'UL']);
const ADDRESS = /(https?:\/\/[^\s<>"']*[^\s<>"'.,;:!?)])/;

/** A server's message as React nodes: links and line breaks are kept, scripts and handlers are not. */
export function messageNodes(html: string, convertsUrls: boolean): ReactNode {
  try {
    const parsed = new DOMParser().parseFromString(html, 'text/html');
    return nodesOf(parsed.body, convertsUrls);
  } catch {
    // A page that lets nobody parse HTML (`require-trusted-types-for`) shows the words alone.
    const words = html.replace(/<[^<>]*>/g, ' ');
    return convertsUrls ? withLinks(words) : words;
  }
}

function nodesOf(parent: Node, convertsUrls: boolean): ReactNode[] {
  return [...parent.childNodes].map((node, index) => nodeOf(node, convertsUrls, index));
}

function nodeOf(node: Node, convertsUrls: boolean, key: number): ReactNode {
  if (node.nodeType === Node.TEXT_NODE)
    return convertsUrls ? withLinks(node.nodeValue ?? '') : node.nodeValue;
  if (!(node instanceof Element) || node.matches('script, style, template')) return null;
  if (node.nodeName === 'BR') return createElement('br', { key });
  const isLink = node.nodeName === 'A';
  const inside = nodesOf(node, convertsUrls && !isLink);
  if (!ALLOWED.has(node.nodeName)) return inside;
  return createElement(
    node.localName,
    { key, ...(isLink && linkProps(node.getAttribute('href') ?? '')) },
    ...inside,
  );
}

function withLinks(text: string): ReactNode[] {
  return text
    .split(ADDRESS)
    .map((part, index) => (index % 2 ? createElement('a', { key: index, ...linkProps(part) }, part) : part));
}

function linkProps(href: string): object {
  return /^(https?:|mailto:|tel:|\/|#)/i.test(href)
    ? { href, target: '_blank', rel: 'noopener noreferrer' }
    : {};
}
