/** Texts for pages that have nothing else to show. */
export interface MessagePhrases {
  readonly home: string;
  readonly notFound: {
    readonly title: string;
    readonly short: string;
    readonly description: string;
    /** Before and after the URL. */
    readonly at: readonly [before: string, after: string];
    readonly thisAddress: string;
    readonly advice: string;
  };
  readonly failed: string;
  /** Before and after the request's id in the log. */
  readonly quote: readonly [before: string, after: string];
  readonly notSent: Message;
  readonly ourFault: Message;
  readonly notUnderstood: Message;
  readonly byStatus: Readonly<Record<403 | 413 | 429 | 503, Message>>;
  readonly emptySite: {
    readonly title: string;
    readonly text: string;
    readonly yours: string;
    readonly signIn: string;
  };
}

export interface Message {
  readonly title: string;
  readonly advice: string;
}
