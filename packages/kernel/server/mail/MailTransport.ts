import type { OutgoingMail } from './Outbox.ts';

/** The outgoing mail transport: SMTP, or a test double. */
export interface MailTransport {
  /** Sends a mail to these recipients. Throws `MailFault` if it was accepted for none of them. */
  send(mail: OutgoingMail, options: SendOptions): Promise<SendResult>;
  close(): void;
}

export interface SendOptions {
  /** The actual recipients; the mail's headers may name more. */
  readonly recipients: readonly string[];
  /** The same on every attempt, so that duplicates can be recognised. */
  readonly messageId: string;
}

export interface SendResult {
  /** Recipients that the server refused while accepting others. */
  readonly refused: readonly RefusedRecipient[];
}

export interface RefusedRecipient {
  readonly recipient: string;
  /** The server's reply. */
  readonly reason: string;
  /** A retry cannot help. */
  readonly isFinal: boolean;
}

export interface MailFaultOptions extends ErrorOptions {
  readonly mayHaveArrived?: boolean;
}

/** A mail that could not be sent, with a message for an administrator. */
export class MailFault extends Error {
  override readonly name = 'MailFault';
  /** The whole message was sent but no reply came: the server may have accepted it. */
  readonly mayHaveArrived: boolean;
  constructor(
    message: string,
    /** A retry cannot help. */
    readonly isFinal: boolean,
    { mayHaveArrived = false, ...options }: MailFaultOptions = {},
  ) {
    super(message, options);
    this.mayHaveArrived = mayHaveArrived;
  }
}
