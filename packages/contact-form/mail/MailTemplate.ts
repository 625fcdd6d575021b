/** A mail of a form as its author writes it, with mail-tags. */
export interface MailTemplate {
  readonly active: boolean;
  readonly subject: string;
  readonly sender: string;
  readonly recipient: string;
  readonly body: string;
  readonly additionalHeaders: string;
  /** One line each: a file field as mail-tag. */
  readonly attachments: string;
  readonly useHtml: boolean;
  /** Leaves out lines of the body whose fields are all empty. */
  readonly excludeBlank: boolean;
}
