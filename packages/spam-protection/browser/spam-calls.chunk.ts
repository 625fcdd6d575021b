import { altSessions } from './altSessions.ts';
import { decodeAddresses } from './decodeAddresses.ts';
import type { CallsModule } from './Guard.ts';
import { createTransport } from './transport/createTransport.ts';

export const createCalls: CallsModule['createCalls'] = (protection) => {
  const transport = createTransport(protection.fetch, protection.view, protection.configuration);
  const sessions = altSessions(protection, transport);
  return {
    transport,
    sessions,
    decode: (encoded) => decodeAddresses(protection, transport, sessions, encoded),
  };
};
