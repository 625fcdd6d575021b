import { BlockList, isIP } from 'node:net';

/** Networks outside the public internet: loopback, private networks, and reserved ranges. */
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

/** All public IPv6 addresses are in here; the ranges excluded again embed an IPv4 address or are for documentation. */
const open = new BlockList();
open.addSubnet('2000::', 3, 'ipv6');
const hidden = new BlockList();
hidden.addSubnet('2001::', 23, 'ipv6');
hidden.addSubnet('2001:db8::', 32, 'ipv6');
hidden.addSubnet('2002::', 16, 'ipv6');
hidden.addSubnet('3fff::', 20, 'ipv6');

/** Whether an address is on the public internet, where requests cannot reach this server's own network. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !closed.check(address, 'ipv4');
  return family === 6 && open.check(address, 'ipv6') && !hidden.check(address, 'ipv6');
}
