/** What mails and messages may say about the site. */
export interface SiteFacts {
  readonly title: string;
  readonly description: string;
  readonly url: string;
  readonly adminEmail: string;
  /** Where mails come from, if the owner has a wish. */
  readonly sender?: string;
  readonly timeZone: string;
}
