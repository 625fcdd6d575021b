import { createHmac } from 'node:crypto';
import type { Clock, Secrets } from '@portico/kernel/server';
import type { Visitor } from '../visitors.ts';
import type { AnswerCall } from './Call.ts';

/** A transparent one-pixel picture. Fetching it shows that the browser loads pictures. */
export interface Pixel {
  readonly answer: AnswerCall;
  isOurs(name: string, visitor: Visitor): Promise<boolean>;
}

const SLOT_MS = 3 * 60 * 60 * 1000;

export const PIXEL_GIF = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

export function createPixel(secrets: Secrets, clock: Clock): Pixel {
  const nameFor = async ({ address }: Visitor, slot: number): Promise<string> =>
    createHmac('sha256', await secrets.current('spam-pixel'))
      .update(JSON.stringify([address, slot]))
      .digest('hex')
      .slice(0, 32);
  const slot = (): number => Math.floor(clock.now() / SLOT_MS);
  return {
    // The client accepts only https, whatever the page was loaded over.
    answer: async ({ visitor, host }) => `https://${host}/pixel/${await nameFor(visitor, slot())}.gif`,
    async isOurs(name, visitor) {
      const known = await Promise.all([nameFor(visitor, slot()), nameFor(visitor, slot() - 1)]);
      return known.includes(name);
    },
  };
}
