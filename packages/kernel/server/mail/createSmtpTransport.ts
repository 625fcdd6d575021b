import { createTransport, type SentMessageInfo } from 'nodemailer';
import { MailFault, type MailTransport, type RefusedRecipient } from './MailTransport.ts';

export interface SmtpLimits {
  /** Timeouts for the connection, the greeting, and the reply to a command. */
  readonly connectMs?: number;
  readonly answerMs?: number;
}

/**
 * Sends mail through the server of `SMTP_URL` (`smtp://user:password@host:587`, `smtps://…`), over a few pooled connections.
 */
export function createSmtpTransport(
  url: string,
  { connectMs = 15_000, answerMs = 60_000 }: SmtpLimits = {},
): MailTransport {
  if (!/^smtps?:\/\//.test(url)) throw new Error('SMTP_URL must begin with smtp:// or smtps:// .');
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 4,
    connectionTimeout: connectMs,
    greetingTimeout: connectMs,
    socketTimeout: answerMs,
    disableUrlAccess: true,
  });
  /** IDs of messages that were read to their end: from there on only the server knows whether it accepted them. */
  const handedOver = new Set<string>();
  transport.use('stream', ({ message }, done) => {
    const id = message.messageId();
    message.processFunc((input) => input.once('end', () => handedOver.add(id)));
    done();
  });
  return {
    async send({ about: _, ...mail }, { recipients, messageId }) {
      try {
        const info = await transport.sendMail({
          ...mail,
          to: [...mail.to],
          cc: [...(mail.cc ?? [])],
          bcc: [...(mail.bcc ?? [])],
          replyTo: [...(mail.replyTo ?? [])],
          attachments: mail.attachments?.map((attachment) => ({ ...attachment })) ?? [],
          headers: { ...mail.headers },
          envelope: { from: mail.from, to: [...recipients] },
          messageId,
        });
        return { refused: refusedOf(info) };
      } catch (error) {
        throw asMailFault(error, handedOver.has(messageId));
      } finally {
        handedOver.delete(messageId);
      }
    },
    close: () => transport.close(),
  };
}

interface SmtpError {
  readonly code?: unknown;
  readonly message?: unknown;
  readonly response?: unknown;
  readonly responseCode?: unknown;
  readonly recipient?: unknown;
  readonly rejectedErrors?: unknown;
}

function refusedOf(info: SentMessageInfo): RefusedRecipient[] {
  return errorsOf(info.rejectedErrors).map((error) => ({
    recipient: String(error.recipient),
    reason: String(error.response ?? error.message),
    isFinal: isRefusal(error),
  }));
}

function asMailFault(error: unknown, isHandedOver: boolean): MailFault {
  const fault: SmtpError = error instanceof Error ? error : {};
  const recipients = errorsOf(fault.rejectedErrors);
  // Recipients may be refused for different reasons; one temporary refusal makes a retry worthwhile.
  const isFinal =
    fault.code === 'EENVELOPE' && recipients.length > 0
      ? recipients.every(isRefusal)
      : fault.code === 'ESTREAM' || fault.code === 'ENOENT' || (fault.code !== 'EAUTH' && isRefusal(fault));
  const hasAnswer = typeof fault.responseCode === 'number';
  return new MailFault(sentence(fault), isFinal, {
    cause: error,
    mayHaveArrived: isHandedOver && !hasAnswer,
  });
}

/** 5xx codes are permanent, 4xx temporary. */
function isRefusal({ responseCode }: SmtpError): boolean {
  return typeof responseCode === 'number' && responseCode >= 500;
}

function sentence({ code, message, response }: SmtpError): string {
  const said = String(response ?? message ?? 'no reason given')
    .replace(/\s+/g, ' ')
    .slice(0, 500);
  switch (code) {
    case 'EENVELOPE':
      return `The mail server refused the sender or all recipients: ${said}`;
    case 'EMESSAGE':
      return `The mail server refused the message: ${said}`;
    case 'EAUTH':
      return `The mail server did not accept our name and password. Check them. It said: ${said}`;
    case 'EDNS':
    case 'ENOTFOUND':
      return `The mail server's name was not found. Check its spelling. (${said})`;
    case 'ETLS':
      return `No encryption could be agreed on with the mail server: ${said}`;
    case 'ENOENT':
    case 'ESTREAM':
      return `An attachment cannot be read: ${said}`;
    case 'ECONNECTION':
    case 'ESOCKET':
    case 'ETIMEDOUT':
      return `The mail server could not be reached, or it closed the connection: ${said}`;
    default:
      return `The mail could not be sent: ${said}`;
  }
}

function errorsOf(value: unknown): SmtpError[] {
  return Array.isArray(value) ? value.filter((item): item is Error => item instanceof Error) : [];
}
