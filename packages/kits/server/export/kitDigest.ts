import { createHash } from 'node:crypto';
import { isRecord } from '@portico/kernel/records';

/** The content of a kit, apart from where, when and by whom it was made. Kits with equal digests differ in nothing else. */
export interface KitDigest {
  add(name: string, content: string): void;
  /** Adds the manifest and completes the digest. */
  with(manifest: Readonly<Record<string, unknown>>): string;
}

export function createKitDigest(): KitDigest {
  const files = new Map<string, string>();
  return {
    add(name, content) {
      files.set(name, sha256(name.endsWith('.xml') ? withoutAddresses(content) : content));
    },
    with(manifest) {
      const sorted = [...files].sort(([a], [b]) => (a < b ? -1 : 1));
      const lines = sorted.map(([name, sum]) => `${name}\n${sum}\n`);
      return sha256(lines.join('') + JSON.stringify(withoutOrigin(manifest)));
    },
  };
}

/** In WXR these are URLs of the site that importers ignore. */
function withoutAddresses(wxr: string): string {
  return wxr
    .replace(/<(link|wp:base_site_url|wp:base_blog_url)>[^<]*<\/\1>/g, '')
    .replace(/(<wp:attachment_url>)https?:\/\/[^/<]*/g, '$1')
    .replace(/(url\(')https?:\/\/[^/'<]*(?=\/assets\/fonts\/)/g, '$1');
}

function withoutOrigin(manifest: Readonly<Record<string, unknown>>): object {
  const { site, content } = manifest;
  const bare = (url: unknown): unknown =>
    typeof url === 'string' && typeof site === 'string' && url.startsWith(site)
      ? url.slice(site.length)
      : url;
  const entries = mapped(content, (items) =>
    mapped(items, (entry) => (isRecord(entry) ? { ...entry, url: bare(entry.url) } : entry)),
  );
  return { ...manifest, created: '', site: '', author: '', content: entries };
}

function mapped(value: unknown, change: (entry: unknown) => unknown): unknown {
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, change(entry)]));
}

function sha256(content: string): string {
  return createHash('sha256').update(content).digest('hex');
}
