import type { JournalPictureName } from '../pictures/journal/catalogue.ts';
import type { AuthorName, CategoryName } from './journalPeople.ts';

/** A post of the demo's journal. */
export interface DemoPost {
  readonly slug: string;
  readonly title: string;
  readonly author: AuthorName;
  readonly category: CategoryName;
  readonly tags: readonly string[];
  /** Days before the day of the newest one. */
  readonly daysAgo: number;
  readonly cover: JournalPictureName;
  readonly excerpt: string;
  /** Paragraphs with an empty line between them; `## ` begins a heading, `- ` a list, `> ` a quotation. */
  readonly text: string;
  readonly language?: string;
  /** Posts with the same one say the same in different languages. */
  readonly same?: string;
  readonly isSticky?: boolean;
  readonly comments?: readonly DemoComment[];
}

export interface DemoComment {
  readonly author: string;
  readonly text: string;
  readonly daysLater: number;
  /** Which of the comments above it answers, counted from 0. */
  readonly answers?: number;
}
