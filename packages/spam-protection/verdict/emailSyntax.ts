import type { EmailStanding } from './Verdict.ts';

const LONGEST_ADDRESS = 254;
const ADDRESS =
  /^[^\s@"<>(),;:\\[\]]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}][\p{L}\p{N}-]{1,62}$/u;

/** Whether a text can be an address at all. */
export function isEmailAddress(address: string): boolean {
  return address.length <= LONGEST_ADDRESS && ADDRESS.test(address) && !address.includes('..');
}

/** What can be said about an address without a lookup; `null` if there is none. */
export function emailStanding(address: string): EmailStanding | null {
  if (address.trim() === '') return null;
  return isEmailAddress(address.trim()) ? 'unknown' : 'malformed';
}
