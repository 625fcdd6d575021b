import type { WidgetName } from '../../wire/public.ts';

/** Texts around posts, lists and comments. */
export interface BlogPhrases {
  readonly by: string;
  readonly minutes: (count: number) => string;
  readonly comments: (count: number) => string;
  readonly onThisPage: string;
  readonly filedUnder: string;
  readonly updated: string;
  readonly alsoIn: string;
  readonly table: string;
  readonly picture: string;
  readonly youAreHere: string;
  readonly home: string;
  /** The list of posts, unless its owner named it. */
  readonly blog: string;
  readonly readOn: string;
  readonly neighbours: string;
  readonly before: string;
  readonly after: string;
  readonly lists: ListPhrases;
  readonly search: SearchPhrases;
  readonly sidebar: Readonly<Record<WidgetName, string>> & {
    readonly label: string;
    readonly searchBlog: string;
  };
  readonly discussion: DiscussionPhrases;
}

interface ListPhrases {
  readonly pages: string;
  readonly page: (page: number) => string;
  readonly pageOf: (page: number, pages: number) => string;
  /** Title of a further page of a list. */
  readonly titled: (title: string, page: number) => string;
  readonly previous: string;
  readonly next: string;
  readonly goTo: string;
  readonly go: string;
  readonly tagged: (name: string) => string;
  /** Posts of a day, month or year. */
  readonly wrote: (time: string, isDay: boolean) => string;
  readonly nothing: string;
}

interface SearchPhrases {
  readonly button: string;
  /** Label of the field that searches all posts. */
  readonly through: (name: string) => string;
  readonly title: (text: string) => string;
  readonly found: (count: number, text: string) => string;
  /** Followed by a link to the newest posts. */
  readonly nothing: string;
  readonly newest: string;
}

interface DiscussionPhrases {
  readonly label: string;
  readonly responses: (count: number, title: string) => string;
  readonly older: string;
  readonly newer: string;
  readonly waiting: string;
  readonly closed: string;
  readonly refusals: Readonly<
    Record<'nameAndEmail' | 'wrongEmail' | 'empty' | 'notAccepted' | 'tooMany', string> & {
      readonly tooLong: Readonly<Record<'author' | 'email' | 'url' | 'content', string>>;
    }
  >;
  readonly says: string;
  readonly reply: string;
  readonly replyTo: (author: string) => string;
  readonly leave: string;
  readonly leaveTo: (author: string) => string;
  readonly cancel: string;
  readonly emailNote: string;
  /** Followed by the mark. */
  readonly required: string;
  readonly comment: string;
  readonly name: string;
  readonly email: string;
  readonly website: string;
  readonly send: string;
  /** Titles of feeds and their items. */
  readonly feed: (title: string) => string;
  readonly onBy: (title: string, author: string) => string;
}
