import { domainToASCII } from 'node:url';
import { isDisposableEmailDomain } from 'disposable-email-domains-js';
import { isEmailAddress } from '../../verdict/emailSyntax.ts';
import type { EmailStanding } from '../../verdict/index.ts';
import type { MailServers } from './MailServers.ts';

export interface EmailChecks {
  check(address: string): Promise<EmailStanding>;
}

/** What can be found out about an address without writing to it. */
export function createEmailChecks(servers: MailServers): EmailChecks {
  return {
    async check(address) {
      const trimmed = address.trim();
      if (!isEmailAddress(trimmed)) return 'malformed';
      const domain = domainToASCII(trimmed.slice(trimmed.lastIndexOf('@') + 1)).toLowerCase();
      if (domain === '') return 'malformed';
      if (isDisposableEmailDomain(domain)) return 'disposable';
      const found = await servers.lookUp(domain);
      return found === 'found' ? 'good' : found === 'none' ? 'no-mail-server' : 'unknown';
    },
  };
}
