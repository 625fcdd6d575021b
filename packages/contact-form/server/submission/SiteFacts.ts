/** What mails and messages may say about the site. */
export interface SiteFacts {
  readonly title: string;
  readonly description: string;
  readonly url: string;
  readonly adminEmail: string;
  /** The sender of mails, if the owner has set one. */
  readonly sender?: string;
  readonly timeZone: string;
  /** Of the site; English by default. */
  readonly language?: string;
}
