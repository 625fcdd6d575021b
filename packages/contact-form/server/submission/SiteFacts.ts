/** What mails and messages may say about the site. */
export interface SiteFacts {
  readonly title: string;
  readonly description: string;
  readonly url: string;
  readonly adminEmail: string;
  readonly timeZone: string;
}
