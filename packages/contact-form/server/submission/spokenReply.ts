import { replaceMailTags } from '../../mail/mailTags.ts';
import type { FeedbackReply } from '../../protocol.ts';
import { stripTags } from '../../template/markup.ts';
import { type MailSource, mailValues } from './mailsOf.ts';

/** An answer in its final words: messages may hold mail-tags. */
export function spokenReply(reply: FeedbackReply, source: MailSource): FeedbackReply {
  if (!hasMailTags(reply)) return reply;
  const values = mailValues(source, reply.invalid_fields.length);
  return { ...reply, message: stripTags(replaceMailTags(reply.message, values)) };
}

export function hasMailTags({ message }: FeedbackReply): boolean {
  return message.includes('[');
}
