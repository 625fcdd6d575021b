import { lookup } from 'node:dns/promises';
import { isPublicAddress } from '@portico/kernel/server/http';

/** Whether an address leads to the open web: what a provider names must not lead into the network of this server. */
export async function leadsToOpenWeb(url: URL): Promise<boolean> {
  if (url.protocol !== 'https:' || (url.port !== '' && url.port !== '443')) return false;
  const found = await lookup(url.hostname.replace(/^\[|\]$/g, ''), { all: true });
  return found.every(({ address }) => isPublicAddress(address));
}
