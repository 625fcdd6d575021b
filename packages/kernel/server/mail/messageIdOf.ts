import type { OutgoingMail } from './Outbox.ts';

/** Built from the constant parts of a mail, so that every attempt to send it carries the same ID. */
export function messageIdOf({ id, message }: { id: string; message: OutgoingMail }): string {
  const domain = /@([^\s>]+)>?\s*$/.exec(message.from)?.[1] ?? 'localhost';
  return `<${id}@${domain}>`;
}
