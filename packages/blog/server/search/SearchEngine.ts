import type { Database } from '@portico/kernel/server';

/** The index of one database engine. Texts arrive as words from `searchWords`. */
export interface SearchEngine {
  insert(transaction: Database, post: SearchedPost): Promise<void>;
  remove(transaction: Database, post: number): Promise<void>;
  /** At least one word; the last may be a prefix. */
  find(database: Database, words: readonly string[], range: SearchRange): Promise<SearchHits>;
}

export interface SearchedPost {
  readonly id: number;
  readonly title: readonly string[];
  readonly excerpt: readonly string[];
  readonly text: readonly string[];
  readonly type: string;
  readonly language: string;
}

export interface SearchRange {
  readonly limit: number;
  readonly offset: number;
  readonly language?: string;
  readonly type?: string;
}

export interface SearchHits {
  readonly ids: readonly number[];
  readonly total: number;
}
