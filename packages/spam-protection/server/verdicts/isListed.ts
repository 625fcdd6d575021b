import type { Content } from '../../verdict/index.ts';

/**
 * Whether a sender is on a list. An entry is an IP address (`203.0.113.7`, or its beginning `203.0.113.`), an email address, a
 * domain with an at sign (`@example.com`), or a phrase in the text (`"buy pills"`).
 */
export function isListed(list: readonly string[], address: string, content: Content): boolean {
  const email = content.email.trim().toLowerCase();
  const text = content.text.toLowerCase();
  return list.some((line) => {
    const entry = line.trim().toLowerCase();
    if (entry === '') return false;
    if (entry.startsWith('"')) return text.includes(entry.replaceAll('"', ''));
    if (entry.startsWith('@')) return email.endsWith(entry);
    if (entry.includes('@')) return email === entry;
    return address === entry || (/[.:]$/.test(entry) && address.startsWith(entry));
  });
}
