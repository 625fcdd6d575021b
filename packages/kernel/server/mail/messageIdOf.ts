import type { OutgoingMail } from './Outbox.ts';

/** Made of what never changes about a mail, so that every attempt to send it carries the same. */
export function messageIdOf({ id, message }: { id: string; message: OutgoingMail }): string {
  const domain = /@([^\s>]+)>?\s*$/.exec(message.from)?.[1] ?? 'localhost';
  return `<${id}@${domain}>`;
}
