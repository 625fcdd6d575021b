import type { Database } from './database/Database.ts';

/**
 * What a rendered page depends on, so that it can be cached until exactly that changes. A page names its tags
 * (`site`, `page:home`, `posts`); whoever changes one of these things touches the tag in the same transaction.
 */
export interface ContentVersions {
  /** A text that is equal as long as nothing behind these tags has changed, in this process or another. */
  stamp(tags: readonly string[]): string | Promise<string>;
  /** Marks the tags as changed, together with the change itself. */
  touch(transaction: Database, tags: readonly string[]): Promise<void>;
}
