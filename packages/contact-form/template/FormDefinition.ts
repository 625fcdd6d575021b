/** A form as it is stored. */
export interface FormDefinition {
  readonly id: number;
  /** Hexadecimal; its beginning is what embed codes refer to. */
  readonly hash: string;
  readonly title: string;
  /** `en_US`, as the field writes it. */
  readonly locale: string;
  readonly template: string;
  readonly mail: MailTemplate;
  /** A second mail, as a rule the visitor's own copy. */
  readonly mail2: MailTemplate;
  readonly messages: Readonly<Record<string, string>>;
  /** One `name: value` a line. */
  readonly additionalSettings: string;
}

/** A form as lists show it. */
export interface FormSummary extends Pick<FormDefinition, 'id' | 'hash' | 'title' | 'locale'> {
  readonly updatedAt: number;
}

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
