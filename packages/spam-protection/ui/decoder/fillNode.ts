import { DECODED } from '../../wire/public.ts';

/** The scheme and the obfuscated text of a link's URL; `null` if the node is not such a link. */
export function linkOf(node: HTMLElement): readonly string[] | null {
  return /^(mailto:|tel:)(.*)$/i.exec(node.getAttribute('href') ?? '');
}

export function removeTip(node: HTMLElement): void {
  node.querySelector(':scope > .apbct-tooltip')?.remove();
}

/** Replaces an encoded value with the decoded one. Anything nested inside a link has its own string. */
export function fillNode(node: HTMLElement, decoded: string): void {
  const [, scheme, obfuscated = ''] = linkOf(node) ?? [];
  removeTip(node);
  if (scheme) {
    node.setAttribute('href', scheme + decoded);
    replaceText(node, safelyDecoded(obfuscated), decoded.replace(/[?&][\s\S]*$/, ''));
  } else {
    node.textContent = decoded;
    for (const name of ['style', 'role', 'tabindex']) node.removeAttribute(name);
  }
  node.title = '';
  node.classList.add(DECODED);
}

/** Replaces the first text that shows the obfuscated address. As text, not markup: a decoded value is never parsed as HTML. */
function replaceText(node: HTMLElement, obfuscated: string, address: string): void {
  const walker = node.ownerDocument.createTreeWalker(node, NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const value = text.nodeValue ?? '';
    if (!obfuscated || !value.includes(obfuscated)) continue;
    text.nodeValue = value.replace(obfuscated, () => address);
    return;
  }
}

function safelyDecoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
