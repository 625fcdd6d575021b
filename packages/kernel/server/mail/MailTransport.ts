import type { OutgoingMail } from './Outbox.ts';

/** The way out of the site: SMTP, or whatever a test puts in its place. */
export interface MailTransport {
  /** Hands a mail over to these recipients. Throws `MailFault` if it was taken for none of them. */
  send(mail: OutgoingMail, options: SendOptions): Promise<SendResult>;
  close(): void;
}

export interface SendOptions {
  /** Those who get it; the headers of the mail may name more. */
  readonly recipients: readonly string[];
  /** The same on every try, so that a mail that arrives twice can be known for one. */
  readonly messageId: string;
}

export interface SendResult {
  /** Recipients whom the server would not take, while it took others. */
  readonly refused: readonly RefusedRecipient[];
}

export interface RefusedRecipient {
  readonly recipient: string;
  /** What the server said. */
  readonly reason: string;
  /** Trying again cannot help. */
  readonly isFinal: boolean;
}

export interface MailFaultOptions extends ErrorOptions {
  readonly mayHaveArrived?: boolean;
}

/** A mail that did not get out, in words that an administrator can read. */
export class MailFault extends Error {
  override readonly name = 'MailFault';
  /** The whole message was on its way and no answer came: the server may have taken it all the same. */
  readonly mayHaveArrived: boolean;
  constructor(
    message: string,
    /** Trying again cannot help. */
    readonly isFinal: boolean,
    { mayHaveArrived = false, ...options }: MailFaultOptions = {},
  ) {
    super(message, options);
    this.mayHaveArrived = mayHaveArrived;
  }
}
