import { isIPv4, isIPv6 } from 'node:net';

/**
 * The caller behind an IP address, as far as limits go: an IPv4 address is one caller; with IPv6 everybody has at least a /64
 * to choose addresses from, so that is one caller. Anything else is returned unchanged.
 */
export function callerOf(address: string): string {
  const [plain = ''] = address.split('%', 1);
  if (isIPv4(plain)) return plain;
  if (!isIPv6(plain)) return address;
  const groups = groupsOf(plain);
  return isMapped(groups) ? ipv4In(groups) : `${groups.slice(0, 4).map(hex).join(':')}::/64`;
}

function groupsOf(address: string): number[] {
  const [before = '', after] = address.split('::');
  const [head, tail] = [numbersIn(before), numbersIn(after ?? '')];
  return [...head, ...Array<number>(GROUPS - head.length - tail.length).fill(0), ...tail];
}

function numbersIn(text: string): number[] {
  if (text === '') return [];
  return text.split(':').flatMap((group) => {
    const [a, b, c, d] = group.split('.').map(Number);
    if (a === undefined || b === undefined || c === undefined || d === undefined)
      return [Number.parseInt(group, 16)];
    return [a * 256 + b, c * 256 + d];
  });
}

const GROUPS = 8;

/** `::ffff:192.0.2.1` is how a dual-stack socket writes an IPv4 address. */
function isMapped(groups: readonly number[]): boolean {
  return groups[5] === 0xffff && groups.slice(0, 5).every((group) => group === 0);
}

function ipv4In(groups: readonly number[]): string {
  return groups
    .slice(6)
    .flatMap((group) => [group >> 8, group & 255])
    .join('.');
}

function hex(group: number): string {
  return group.toString(16);
}
