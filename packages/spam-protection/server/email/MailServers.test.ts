import { createTestClock, testPorts } from '@portico/kernel/server/testing';
import { describe, expect, it } from 'vitest';
import { MAIL_SERVER_LOOK_UPS } from '../spamLimits.ts';
import {
  createDnsMailServers,
  limitedMailServers,
  type MailServers,
  type Resolver,
  rememberedMailServers,
} from './MailServers.ts';

const failing = (code: string) => async (): Promise<never> => {
  throw Object.assign(new Error(code), { code });
};

/** A resolver that knows the mail servers of some domains and returns `code` for all others. */
function resolver(known: Record<string, string[]>, code = 'ENOTFOUND', addresses: string[] = []): Resolver {
  const address = async (domain: string): Promise<never[]> =>
    addresses.includes(domain) ? [] : failing('ENODATA')();
  return {
    resolveMx: async (domain) => {
      const exchanges = known[domain];
      return exchanges ? exchanges.map((exchange) => ({ exchange, priority: 10 })) : failing(code)();
    },
    // Both are called without options only, and only whether they resolve matters.
    resolve4: address as Resolver['resolve4'],
    resolve6: address as Resolver['resolve6'],
  };
}

const CONTROL = { 'gmail.com': ['mx.gmail.com'] };

describe('SP-57 mail servers', () => {
  it.each([
    ['a domain with a mail server', resolver({ ...CONTROL, 'example.com': ['mx.example.com'] }), 'found'],
    ['a domain that takes no mail', resolver({ ...CONTROL, 'example.com': ['.'] }), 'none'],
    ['a domain that does not exist', resolver(CONTROL), 'none'],
    ['a domain with an address only', resolver(CONTROL, 'ENODATA', ['example.com']), 'found'],
    ['no network at all', resolver({}, 'ECONNREFUSED'), 'unknown'],
    ['a resolver that knows nothing', resolver({}), 'unknown'],
  ] as const)('SP-57 %s', async (_what, dns, answer) => {
    expect(await createDnsMailServers(dns).lookUp('example.com')).toBe(answer);
  });

  it('SP-57 the domain name system is asked so often in all, and what was not asked is held against nobody', async () => {
    let asked = 0;
    const servers = limitedMailServers(
      {
        async lookUp() {
          asked += 1;
          return 'none';
        },
      },
      (await testPorts()).limits,
    );
    const answers = [];
    for (let number = 0; number < 700; number++) answers.push(await servers.lookUp(`d${number}.example`));
    expect(asked).toBe(MAIL_SERVER_LOOK_UPS.inAll);
    expect(answers.at(-1)).toBe('unknown');
  });

  it('SP-57 answers are remembered, doubt for a minute only', async () => {
    const clock = createTestClock();
    let asked = 0;
    const servers: MailServers = {
      lookUp: async (domain) => {
        asked++;
        return domain === 'known.example' ? 'found' : 'unknown';
      },
    };
    const remembered = rememberedMailServers(servers, clock);
    await Promise.all([remembered.lookUp('known.example'), remembered.lookUp('known.example')]);
    await remembered.lookUp('doubtful.example');
    expect(asked).toBe(2);
    clock.advance(2 * 60 * 1000);
    await remembered.lookUp('known.example');
    expect(asked).toBe(2);
    await remembered.lookUp('doubtful.example');
    expect(asked).toBe(3);
  });
});
