/** A form's mail as written by its author, with mail-tags. */
export interface MailTemplate {
  readonly active: boolean;
  readonly subject: string;
  readonly sender: string;
  readonly recipient: string;
  readonly body: string;
  readonly additionalHeaders: string;
  /** One file field per line, as a mail-tag. */
  readonly attachments: string;
  readonly useHtml: boolean;
  /** Leaves out body lines whose fields are all empty. */
  readonly excludeBlank: boolean;
}
