import { escapeMarkup } from '@portico/kernel/markup';
import { safeAddress } from '../../../model/settings/link.ts';

/** What is kept of pasted text: paragraphs, headings, lists, links and emphasis. Styles and scripts are removed. */
export function pastedHtml(html: string): string {
  if (html.trim() === '') return '';
  const source = new DOMParser().parseFromString(html, 'text/html');
  return keptIn(source.body).trim();
}

function keptIn(parent: Node): string {
  return [...parent.childNodes].map(kept).join('');
}

function kept(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return escapeMarkup(node.nodeValue ?? '');
  if (!(node instanceof Element) || GONE.has(node.localName)) return '';
  const name = SAME_AS[node.localName] ?? node.localName;
  if (name === 'br') return '<br>';
  const inside = keptIn(node);
  if (!KEPT.has(name)) return inside;
  const address = name === 'a' ? safeAddress(node.getAttribute('href') ?? '') : null;
  if (name === 'a' && !address) return inside;
  return `<${name}${address ? ` href="${escapeMarkup(address)}"` : ''}>${inside}</${name}>`;
}

const KEPT = new Set('p strong em u s a ul ol li h2 h3 h4 h5 h6 blockquote code pre'.split(' '));
const SAME_AS: Readonly<Record<string, string>> = { b: 'strong', i: 'em', del: 's', strike: 's', h1: 'h2' };
const GONE = new Set(
  'script style template title noscript iframe object svg math textarea select'.split(' '),
);
