import { domainToASCII } from 'node:url';
import { disposableEmailBlocklistSet } from 'disposable-email-domains-js';
import { isEmailAddress } from '../../verdict/emailSyntax.ts';
import type { EmailStanding } from '../../verdict/index.ts';
import type { MailServers } from './MailServers.ts';

export interface EmailChecks {
  check(address: string): Promise<EmailStanding>;
}

/** What can be found out about an address without writing to it. */
export function createEmailChecks(servers: MailServers): EmailChecks {
  // Tens of thousands of names, made into a set once, on first use.
  let disposable: ReadonlySet<string> | undefined;
  return {
    async check(address) {
      const trimmed = address.trim();
      if (!isEmailAddress(trimmed)) return 'malformed';
      const domain = domainToASCII(trimmed.slice(trimmed.lastIndexOf('@') + 1)).toLowerCase();
      if (domain === '') return 'malformed';
      disposable ??= disposableEmailBlocklistSet();
      if (disposable.has(domain)) return 'disposable';
      const found = await servers.lookUp(domain);
      return found === 'found' ? 'good' : found === 'none' ? 'no-mail-server' : 'unknown';
    },
  };
}
