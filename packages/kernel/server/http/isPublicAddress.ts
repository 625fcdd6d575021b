import { BlockList, isIP } from 'node:net';

/** Networks that are nobody's on the open web: one's own machine, one's own network, and what is set aside for other ends. */
const CLOSED: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
];

const closed = new BlockList();
for (const [network, bits] of CLOSED) closed.addSubnet(network, bits, 'ipv4');

/** All of the open web of IPv6 is in here; what is taken out of it again hides an address of IPv4, or is for examples. */
const open = new BlockList();
open.addSubnet('2000::', 3, 'ipv6');
const hidden = new BlockList();
hidden.addSubnet('2001::', 23, 'ipv6');
hidden.addSubnet('2001:db8::', 32, 'ipv6');
hidden.addSubnet('2002::', 16, 'ipv6');
hidden.addSubnet('3fff::', 20, 'ipv6');

/** Whether an address is out on the open web, where a server may be asked for something without harm to this one. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !closed.check(address, 'ipv4');
  return family === 6 && open.check(address, 'ipv6') && !hidden.check(address, 'ipv6');
}
