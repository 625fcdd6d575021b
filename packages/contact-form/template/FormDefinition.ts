import type { MailTemplate } from '../mail/MailTemplate.ts';

/** A form as it is stored. */
export interface FormDefinition {
  readonly id: number;
  /** Hexadecimal; shortcodes refer to its beginning. */
  readonly hash: string;
  readonly title: string;
  /** `en_US`, as WordPress writes it. */
  readonly locale: string;
  readonly template: string;
  readonly mail: MailTemplate;
  /** A second mail, usually the visitor's copy. */
  readonly mail2: MailTemplate;
  readonly messages: Readonly<Record<string, string>>;
  /** One `name: value` a line. */
  readonly additionalSettings: string;
}
