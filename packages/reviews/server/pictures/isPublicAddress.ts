import { lookup } from 'node:dns/promises';
import { BlockList } from 'node:net';

const closed = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  closed.addSubnet(net, bits, 'ipv4');
for (const [net, bits] of [
  ['::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  closed.addSubnet(net, bits, 'ipv6');

/** Whether an address is one on the open web: what a provider names must not lead into the network of this server. */
export async function isPublicAddress(url: URL): Promise<boolean> {
  if (url.protocol !== 'https:' || (url.port !== '' && url.port !== '443')) return false;
  const found = await lookup(url.hostname.replace(/^\[|\]$/g, ''), { all: true });
  return found.every(({ address, family }) => {
    const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
    return !(mapped ? closed.check(mapped, 'ipv4') : closed.check(address, family === 6 ? 'ipv6' : 'ipv4'));
  });
}
