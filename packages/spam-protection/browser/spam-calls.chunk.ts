import { altSessions } from './altSessions.ts';
import type { CallsModule } from './Guard.ts';
import { createTransport } from './transport/createTransport.ts';

export const createCalls: CallsModule['createCalls'] = (protection) => {
  const transport = createTransport(protection.fetch, protection.view, protection.configuration);
  return { transport, sessions: altSessions(protection, transport) };
};
